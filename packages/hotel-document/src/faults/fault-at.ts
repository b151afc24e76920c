import type { FaultKind, HotelFault } from './fault.types.ts';
import { factsFile } from '../schema/document-names.ts';

export const faultAt = (
  path: string,
  message: string,
  file: string = factsFile,
  kind: FaultKind = 'other',
): HotelFault => ({ file, path, message, kind });

/** A value as it stands in a file, cut where it is long. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** `a`, `a and b`, `a, b and c`. */
export const listed = (items: readonly string[], word = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

/** The middle of some figures; 0 where there are none. */
export function medianOf(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = low] = sorted.length % 2 === 0 ? sorted.slice(middle - 1, middle + 1) : [sorted[middle] ?? 0];
  return (low + high) / 2;
}

/** The place in `meant` that a fault is at: its path, or the file and the path in it. */
export const placeOf = ({ file, path }: HotelFault): string =>
  file === factsFile ? path : [file.replace(/\.(?:json|jpg)$/, ''), path].filter((part) => part !== '').join('.');

/** Without what the hotel says is meant, at that very place or within it. */
export function unmeant(doubts: readonly HotelFault[], meant: readonly string[] = []): HotelFault[] {
  return doubts.filter((doubt) => {
    const place = placeOf(doubt);
    return !meant.some((one) => place === one || place.startsWith(`${one}.`) || place.startsWith(`${one}/`));
  });
}

/** A fault of an id that names nothing of the hotel, with those that there are. */
export const noSuch = (path: string, id: string, what: string, there: readonly string[]): HotelFault =>
  faultAt(
    path,
    `"${id}" is no ${what} of hotel.json${there.length === 0 ? '' : `, which has ${listed(there)}`}`,
    factsFile,
    'unknown_id',
  );

/** Ids of a rule that nothing of the hotel has. */
export const noneOf = (
  ids: readonly string[] | undefined,
  at: string,
  what: string,
  there: readonly { readonly id: string }[],
): HotelFault[] => {
  const known = there.map(({ id }) => id);
  return (ids ?? []).filter((id) => !known.includes(id)).map((id) => noSuch(at, id, what, known));
};
