import {
  changedFact,
  type DocumentChange,
  entriesAt,
  factsIn,
  placeAt,
  placeWithin,
} from '@latchkey/hotel-document/drafts';
import { addedFeeTaxes, removedTax, usualRate } from './fee-tax.ts';
import { byAge, type ChildBand } from './groups/children.ts';

import type { Settle } from './settle.types.ts';

const rateAt = placeAt('taxes.*.tax');
const inclusiveAt = placeAt('taxes.*.inclusive');
/** The fields of a tax that a fee is to get: no places of the file. */
const typedTax = /^fees\.([^.]+)\.(tax|taxName|taxPlace)$/;

/** A fee that gets a tax gets one of its own; a tax of a fee whose percentage is emptied goes. */
export const withFeeTaxes: Settle = (documents, changes) => {
  const usual = usualRate(documents);
  const said = (path: string): unknown => changes.find((one) => one.path === path)?.value;
  const gone = changes.flatMap(({ path, value }) => {
    const [id] = rateAt(path) ?? [];
    return id !== undefined && value === undefined ? [id] : [];
  });
  const added = changes.flatMap(({ path, value }) => {
    const [, id = '', key] = typedTax.exec(path) ?? [];
    if (key !== 'tax' || typeof value !== 'number' || value === 0) return [];
    const [name, place] = [said(`fees.${id}.taxName`), said(`fees.${id}.taxPlace`)];
    const isInPrice = place === undefined ? usual?.isInPrice === true : place === 'in-price';
    return [[id, { percent: value, name: typeof name === 'string' ? name : (usual?.name ?? ''), isInPrice }] as const];
  });
  return [
    ...changes
      .filter(({ path }) => !typedTax.test(path) && !gone.some((id) => path.startsWith(`taxes.${id}.`)))
      .map((one) => (inclusiveAt(one.path) !== null ? { ...one, value: one.value === 'in-price' } : one)),
    ...addedFeeTaxes(documents, new Map(added)),
    ...gone.flatMap((id) => removedTax(documents, id)),
  ];
};

const bandAt = placeWithin('childBands.*');
const bandKeys = ['under', 'children', 'price', 'percent', 'percentOf'] as const satisfies readonly (keyof ChildBand)[];
const isOfBand = (path: string): boolean => bandKeys.some((key) => key === bandAt(path)?.rest);

/** Ages are told apart by their number alone and stand in their order: where one changes, the whole list is written. */
export const withChildren: Settle = (documents, changes) => {
  if (!changes.some(({ path }) => isOfBand(path))) return changes;
  const bands = entriesAt(factsIn(documents), 'childBands').map((one, place) =>
    ofBand(one as ChildBand, place, changes),
  );
  return [...changes.filter(({ path }) => !isOfBand(path)), changedFact('childBands', byAge(bands))];
};

function ofBand(before: ChildBand, place: number, changes: readonly DocumentChange[]): ChildBand {
  const after: Partial<Record<keyof ChildBand, unknown>> = { ...before };
  for (const { path, value } of changes) {
    const { ids: [at] = [''], rest = '' } = bandAt(path) ?? {};
    const key = bandKeys.find((one) => one === rest);
    if (at !== String(place) || key === undefined) continue;
    if (value === undefined) Reflect.deleteProperty(after, key);
    else after[key] = value;
  }
  if (after.percent === undefined) Reflect.deleteProperty(after, 'percentOf');
  return after as ChildBand;
}
