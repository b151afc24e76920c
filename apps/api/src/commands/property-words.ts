import type { ActionArguments } from './property-action.types.ts';

/** A whole number that is not negative. */
export const amount = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;

/** What is wrong with words that a command has no use for; null where there are none. */
export const tooMany = (words: readonly string[]): string | null =>
  words.length === 0 ? null : `It has no use for "${words.join(' ')}".`;

/** The booking that the first word names; nothing may follow it. */
export const bookingIn = ([booking, ...rest]: readonly string[]): { params: Record<string, string> } | string =>
  booking === undefined ? 'The booking is missing.' : (tooMany(rest) ?? { params: { booking } });

/** What the property writes to the guest with an act, as a body; empty without words. */
export const wordsIn = (words: readonly string[]): { words?: string } =>
  words.length === 0 ? {} : { words: words.join(' ') };

/** The booking that the first word names, and what the property writes to its guest. */
export const bookingAndWords = ([booking, ...words]: readonly string[]): ActionArguments | string =>
  booking === undefined ? 'The booking is missing.' : { params: { booking }, body: wordsIn(words) };

/** Pairs of guests and price, in order; or what is wrong with them. */
export const pricesByGuests = (words: readonly string[]): { pax: number; price: number }[] | string => {
  const numbers = words.map(amount);
  const odd = words.find((_, at) => numbers[at] === undefined);
  if (odd !== undefined) return `"${odd}" is no whole number.`;
  if (numbers.length === 0) return 'The prices are missing.';
  if (numbers.length % 2 > 0) return `The price for ${words.at(-1)} guests is missing.`;
  return Array.from({ length: numbers.length / 2 }, (_, at) => ({
    pax: numbers[at * 2] ?? 0,
    price: numbers[at * 2 + 1] ?? 0,
  }));
};

/** By name, what a value of `name=value` becomes; null where it cannot be one. */
export type NamedValues = Readonly<Record<string, (value: string) => object | null>>;

const number =
  (field: string) =>
  (value: string): object | null =>
    amount(value) === undefined ? null : { [field]: amount(value) };

const orNone =
  (field: string) =>
  (value: string): object | null =>
    value === 'none' ? { [field]: null } : number(field)(value);

const openOrClosed =
  (field: string) =>
  (value: string): object | null =>
    value === 'open' || value === 'closed' ? { [field]: value === 'closed' } : null;

/** Lengths of stays with commas between them, or `none` for any. */
const lengths = (value: string): object | null => {
  if (value === 'none') return { stayLengths: null };
  const stayLengths = value.split(',').map((one) => amount(one));
  return stayLengths.includes(undefined) ? null : { stayLengths };
};

export const restrictions: NamedValues = {
  'min-stay': number('minStay'),
  'max-stay': orNone('maxStay'),
  'stay-lengths': lengths,
  'min-stay-through': number('minStayThrough'),
  'max-stay-through': orNone('maxStayThrough'),
  arrival: openOrClosed('closedToArrival'),
  departure: openOrClosed('closedToDeparture'),
  'min-advance': number('minAdvanceDays'),
  'max-advance': orNone('maxAdvanceDays'),
  'cut-off': orNone('cutOffHour'),
  plan: (ratePlanId) => ({ ratePlanId }),
};

const date =
  (field: string) =>
  (value: string): object | null =>
    isDate(value) ? { [field]: value } : null;

export const bookingFilters: NamedValues = {
  from: date('from'),
  to: date('to'),
  departing: date('departing'),
  'in-house': date('inHouse'),
  after: (value) => (amount(value) === undefined ? null : { after: value }),
  cursor: (cursor) => ({ cursor }),
  limit: (value) => (amount(value) === undefined ? null : { limit: value }),
};

export const planOnly: NamedValues = { plan: (ratePlanId) => ({ ratePlanId }) };

/** `min-stay=2 arrival=closed` as fields; or which word is wrong. */
export function namedFields(words: readonly string[], known: NamedValues): object | string {
  const fields: object[] = [];
  for (const word of words) {
    const [name = '', ...rest] = word.split('=');
    const value = rest.join('=');
    const read = Object.hasOwn(known, name) ? known[name] : undefined;
    if (read === undefined || rest.length === 0) return `It has no use for "${word}".`;
    const field = value === '' ? null : read(value);
    if (field === null) return `${name} cannot be "${value}".`;
    fields.push(field);
  }
  return Object.assign({}, ...fields) as object;
}

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A room type and the nights from and to, then what follows; or what is missing. */
export function roomAndDates(
  words: readonly string[],
): { readonly of: { roomTypeId: string; from: string; to: string }; readonly rest: readonly string[] } | string {
  const [roomTypeId, from, to, ...rest] = words;
  if (roomTypeId === undefined) return 'The room type is missing.';
  const span = datesIn([from, to]);
  return typeof span === 'string' ? span : { of: { roomTypeId, ...span }, rest };
}

/** The nights from and to; or what is wrong with them. */
export function datesIn([from, to]: readonly (string | undefined)[]): { from: string; to: string } | string {
  if (from === undefined || to === undefined) return 'The dates from and to are missing.';
  const odd = [from, to].find((one) => !isDate(one));
  return odd === undefined ? { from, to } : `"${odd}" is no date such as 2026-12-31.`;
}

/** Dates from and to, the same one where only one is named, as a query. */
export const datesAsQuery = ([from, to = from, ...rest]: readonly string[]): ActionArguments | string => {
  const span = datesIn([from, to]);
  return typeof span === 'string' ? span : (tooMany(rest) ?? { query: span });
};

/** Words without `force`, and whether it was among them: an odd figure is meant. */
export function withForce(words: readonly string[]): { readonly words: readonly string[]; readonly force: object } {
  return words.includes('force')
    ? { words: words.filter((word) => word !== 'force'), force: { force: true } }
    : { words, force: {} };
}
