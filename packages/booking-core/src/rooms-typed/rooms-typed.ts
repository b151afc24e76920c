import type { CurrencyCode, MinorUnits } from '../currency/currency.types.ts';
import { amountTyped } from '../money/amount-typed.ts';
import { latinDigits } from '../text/latin-digits.ts';
import { bedsTyped, sleepersIn, usualBeds, type BedTyped } from './beds-typed.ts';
import { cellsOf } from './cells-of.ts';
import { withDigits } from './number-words.ts';
import { soldBy } from './sold-by.ts';

export type { BedTyped } from './beds-typed.ts';

/** A type of room as it was typed on one line. */
export interface RoomTyped {
  readonly name: string;
  /** How many of it there are; beds, where it is the bed that is sold. */
  readonly count: number;
  readonly beds: readonly BedTyped[];
  /** Whether somebody wrote which beds, or they are those that rooms for so many usually have. */
  readonly saysBeds: boolean;
  readonly guests: number;
  /** Of a night, for one guest, for two and so on; the last is for all. */
  readonly prices: readonly MinorUnits[];
  /** Of a stay of so many hours; none where it is sold by the night alone. */
  readonly hourly: readonly { readonly hours: number; readonly price: MinorUnits }[];
}

/** Why a line is no room. */
export type LineProblem =
  | 'name_missing'
  | 'cells_missing'
  | 'count_wrong'
  | 'beds_unknown'
  | 'beds_too_few'
  | 'guests_wrong'
  | 'price_wrong'
  | 'prices_fall'
  | 'prices_too_many'
  | 'bed_or_room'
  | 'named_twice'
  | 'too_many_lines';

/** A line with text on it, by its number from 1 on. */
export type RoomLine =
  | { readonly line: number; readonly text: string; readonly room: RoomTyped }
  | { readonly line: number; readonly text: string; readonly problem: LineProblem };

/** More types no house of this size has. */
export const mostLines = 40;
const [mostRooms, mostGuests, longestName] = [1000, 30, 80];

/**
 * Reads rooms as people type or paste them, a line for each type: name, how many, beds (may be left out), guests, price of
 * a night (`2900/3500`: for one guest and for two), and where it is sold by the hour `3 h 900`. A line of headings is
 * passed over. `isShared`: a bed for one guest is one of several in a room, and a line for more than three says what its
 * price is of: `per bed`, which is so many beds, or `whole room`.
 */
export function roomsTyped(text: string, currency: CurrencyCode, isShared = false): readonly RoomLine[] {
  const named = new Set<string>();
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .map((line, at) => ({ line: at + 1, text: line, cells: cellsOf(line) }))
    .filter(({ text: written }) => written !== '')
    .filter(({ cells }, at) => at > 0 || !isHeading(cells))
    .map(({ line, text: written, cells }, at): RoomLine => {
      if (at >= mostLines) return { line, text: written, problem: 'too_many_lines' };
      const room = roomIn(cells, currency, isShared);
      if (typeof room === 'string') return { line, text: written, problem: room };
      const key = room.name.toLocaleLowerCase('en');
      if (named.has(key)) return { line, text: written, problem: 'named_twice' };
      named.add(key);
      return { line, text: written, room };
    });
}

const isHeading = (cells: readonly string[]): boolean =>
  cells.length > 2 && cells.every((cell) => !/\d/.test(latinDigits(cell)));

// Beds whose name begins with an h are no hours: `1 Hochbett + 2 Einzelbetten` would be one hour for 2.
const ofHours =
  /^(\d{1,2})\s*(?!\p{L}*bett|hammock|hängematte)(?:h|hrs?|hours?|std\.?|stunden|ساعات|ساعة|घंटे|घंटा)\s*[:=]?\s*(?=.*\d)/iu;

function roomIn(
  [name = '', ...others]: readonly string[],
  currency: CurrencyCode,
  isShared: boolean,
): RoomTyped | LineProblem {
  if (name.length > longestName || !/\p{L}/u.test(name)) return 'name_missing';
  const cells = others.map((cell) => withDigits(latinDigits(cell)));
  const told = cells.filter((cell) => !ofHours.test(cell) && (/\d/.test(cell) || soldBy(cell) === null));
  if (!hasThree(told)) return 'cells_missing';
  const [countCell, third, fourth, ...more] = told;
  const count = wholeIn(countCell);
  if (count === null || count > mostRooms) return 'count_wrong';
  const [bedsCell, guestsCell, priceCells] = more.length > 0 ? [third, fourth, more] : [null, third, [fourth]];
  const guests = wholeIn(guestsCell);
  if (guests === null || guests > mostGuests) return 'guests_wrong';
  const beds = bedsCell === null ? usualBeds(guests, isShared) : bedsIn(bedsCell, guests);
  if (typeof beds === 'string') return beds;
  const prices = priceCells.flatMap(pricesOf).map((cell) => amountTyped(cell, currency));
  const hourly = cells.flatMap((cell) => hoursIn(cell, currency));
  if (!prices.every((price) => price !== null) || !hourly.every(isOffered)) return 'price_wrong';
  if (prices.length > guests) return 'prices_too_many';
  if (prices.some((price, at) => price < (prices[at - 1] ?? 0))) return 'prices_fall';
  const room = { name, count, beds, saysBeds: bedsCell !== null && wholeIn(bedsCell) === null, guests, prices, hourly };
  if (!isShared || guests === 1) return room;
  const unit = cells.map(soldBy).find((one) => one !== null) ?? (guests > mostUnasked ? null : 'room');
  if (unit === null) return 'bed_or_room';
  return unit === 'room' ? room : bedsOf(room);
}

/** The prices of a cell; what follows the last as `/-` or `/night` is of none. */
const pricesOf = (cell: string): readonly string[] =>
  cell.replace(/\s*\/\s*(?:[-–=]+|\p{L}[\p{L}\p{M}. ]*)\s*$/u, '').split('/');

/** A room in a shared house for so many is one; for more it may be a dorm, whose price may be that of a bed. */
const mostUnasked = 3;

/** A dorm as what is sold of it: each of its beds, at the one price. */
function bedsOf({ count, guests, prices, ...room }: RoomTyped): RoomTyped | LineProblem {
  if (prices.length > 1) return 'prices_too_many';
  const all = count * guests;
  return all > mostRooms
    ? 'count_wrong'
    : { ...room, count: all, guests: 1, prices, beds: [{ kind: 'dorm', count: 1 }] };
}

/** How many, for how many guests, and at which price: less is no room. */
const hasThree = (cells: readonly string[]): cells is readonly [string, string, string, ...string[]] =>
  cells.length > 2;

/** The price of a stay of so many hours, where the cell tells one. */
function hoursIn(
  cell: string,
  currency: CurrencyCode,
): { readonly hours: number; readonly price: MinorUnits | null }[] {
  const found = ofHours.exec(cell);
  if (found === null) return [];
  return [{ hours: Number(found[1]), price: amountTyped(cell.slice(found[0].length), currency) }];
}

type Hourly = RoomTyped['hourly'][number];

const isOffered = (one: { readonly hours: number; readonly price: MinorUnits | null }): one is Hourly =>
  one.price !== null && one.hours >= 1 && one.hours <= 24;

/** The beds of a cell; a number alone is so many double ones where that fits the guests, else so many single ones. */
function bedsIn(cell: string, guests: number): readonly BedTyped[] | LineProblem {
  const count = wholeIn(cell);
  const beds =
    count === null ? bedsTyped(cell) : [{ kind: count * 2 === guests ? 'double' : 'single', count } as const];
  if (beds === null) return 'beds_unknown';
  return sleepersIn(beds) < guests ? 'beds_too_few' : beds;
}

/** A whole number from 1 on, with a word beside it or without (`12 rooms`); null where the cell has none, or two. */
function wholeIn(cell: string): number | null {
  const bare = cell.replace(
    /rooms?|zimmer|units?|unidades|unit[éà]s?|stück|beds?|betten|guests?|pax|personas?|personnes?|personen?|persons?|people|gäste|habitaci[oó]n(?:es)?|quartos?|chambres?|camere|camera|camas?|lits?|letti|letto|pessoas?|hu[eé]spedes|h[oó]spedes|ospiti|phòng|khách|người|غرفة|غرف|أسرّ?ة|أشخاص|شخصًا?|ضيوف|نزلاء|कमर[ाे]|लोग|मेहमान|गेस्ट/i,
    ' ',
  );
  const value = Number(/^[^\d\p{L}]*(\d{1,4})\s*\.?$/u.exec(bare)?.[1]);
  return value >= 1 ? value : null;
}
