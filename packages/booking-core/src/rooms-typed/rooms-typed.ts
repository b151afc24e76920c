import type { CurrencyCode, MinorUnits } from '../currency/currency.types.ts';
import { amountTyped } from '../money/amount-typed.ts';
import { latinDigits } from '../text/latin-digits.ts';
import { bedsTyped, sleepersIn, usualBeds, type BedTyped } from './beds-typed.ts';
import { cellsOf } from './cells-of.ts';

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
 * passed over. `isShared`: a bed for one guest is one of several in a room.
 */
export function roomsTyped(text: string, currency: CurrencyCode, isShared = false): readonly RoomLine[] {
  const named = new Set<string>();
  return text
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ line: at + 1, text: line.trim(), cells: cellsOf(line.trim()) }))
    .filter(({ text: written, cells }, at) => written !== '' && !(at === 0 && isHeading(cells)))
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

const ofHours = /^(\d{1,2})\s*(?:h|hrs?|hours?|std\.?|stunden|ساعات|ساعة|घंटे|घंटा)\s*[:=]?\s*(.*\d.*)$/i;

function roomIn(all: readonly string[], currency: CurrencyCode, isShared: boolean): RoomTyped | LineProblem {
  const cells = all.map(latinDigits);
  const hours = cells.map((cell) => ofHours.exec(cell)).filter((found) => found !== null);
  const [name = '', count = '', ...rest] = cells.filter((cell, at) => at === 0 || !ofHours.test(cell));
  if (name === '' || name.length > longestName || !/\p{L}/u.test(name)) return 'name_missing';
  if (rest.length < 2) return 'cells_missing';
  const rooms = wholeIn(count);
  if (rooms === null || rooms > mostRooms) return 'count_wrong';
  const saysBeds = rest.length > 2 && wholeIn(rest[0] ?? '') === null;
  const [guestsCell = '', ...priceCells] = saysBeds || rest.length > 2 ? rest.slice(1) : rest;
  const guests = wholeIn(guestsCell);
  if (guests === null || guests > mostGuests) return 'guests_wrong';
  const beds = bedsIn(rest, guests, isShared);
  if (typeof beds === 'string') return beds;
  const prices = priceCells.flatMap((cell) => cell.split('/')).map((cell) => amountTyped(cell, currency));
  const hourly = hours.map(([, of = '', price = '']) => ({ hours: Number(of), price: amountTyped(price, currency) }));
  if (prices.length === 0 || [...prices, ...hourly.map(({ price }) => price)].includes(null)) return 'price_wrong';
  if (hourly.some(({ hours: of }) => of < 1 || of > 24)) return 'price_wrong';
  const known = prices.filter((price) => price !== null);
  if (known.length > guests) return 'prices_too_many';
  if (known.some((price, at) => price < (known[at - 1] ?? 0))) return 'prices_fall';
  return {
    name: all[0] ?? name,
    count: rooms,
    beds,
    saysBeds,
    guests,
    prices: known,
    hourly: hourly.flatMap(({ hours: of, price }) => (price === null ? [] : [{ hours: of, price }])),
  };
}

/** The beds of the third cell, where there is one before guests and price; a number there is so many single ones. */
function bedsIn(rest: readonly string[], guests: number, isShared: boolean): readonly BedTyped[] | LineProblem {
  if (rest.length < 3) return usualBeds(guests, isShared);
  const [cell = ''] = rest;
  const count = wholeIn(cell);
  const beds = count === null ? bedsTyped(cell) : count * 2 === guests ? doubles(count) : singles(count);
  if (beds === null) return 'beds_unknown';
  return sleepersIn(beds) < guests ? 'beds_too_few' : beds;
}

const doubles = (count: number): readonly BedTyped[] => [{ kind: 'double', count }];
const singles = (count: number): readonly BedTyped[] => [{ kind: 'single', count }];

/** A whole number from 1 on, with a word beside it or without (`12 rooms`); null where the cell has none, or two. */
function wholeIn(cell: string): number | null {
  const found = /^\D{0,12}?(\d{1,4})\s*(?:rooms?|zimmer|beds?|betten|guests?|pax|persons?|personen|gäste)?\.?$/i.exec(
    cell,
  );
  const value = Number(found?.[1] ?? 0);
  return value >= 1 &&
    !/[\p{L}]/u.test(cell.replace(/rooms?|zimmer|beds?|betten|guests?|pax|persons?|personen|gäste/i, ''))
    ? value
    : null;
}
