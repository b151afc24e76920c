import type { Change } from './change.types.ts';
import { type Documents, valueAt } from './document.ts';
import { facts, factsFile } from './names-in.ts';

/** A change of `hotel.json`; without a value, what stands at the place is taken out. */
export const fact = (path: string, value?: unknown): Change => ({
  file: factsFile,
  path,
  ...(value === undefined ? {} : { value }),
});

/** An entry of a list that goes by its id. */
export interface ListEntry extends Readonly<Record<string, unknown>> {
  readonly id: string;
}

/** Entries that come to the end of a list of `hotel.json`, which there may not be yet. */
export const entries = (documents: Documents, list: string, added: readonly ListEntry[]): Change[] =>
  Array.isArray(valueAt(facts(documents), list))
    ? added.map((one) => fact(`${list}.${one.id}`, one))
    : added.length === 0
      ? []
      : [fact(list, added)];
