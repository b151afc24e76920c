/** The booking that the first word names. */
export const bookingIn = (words: readonly string[]): { params: Record<string, string> } | null =>
  words[0] === undefined ? null : { params: { booking: words[0] } };

/** A whole number that is not negative. */
export const amount = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;

/** Pairs of guests and price, in order; null where a part is invalid. */
export const pricesByGuests = (words: readonly string[]): { pax: number; price: number }[] | null => {
  const numbers = words.map(amount);
  if (numbers.length === 0 || numbers.length % 2 > 0 || numbers.includes(undefined)) return null;
  return Array.from({ length: numbers.length / 2 }, (_, at) => ({
    pax: numbers[at * 2] ?? 0,
    price: numbers[at * 2 + 1] ?? 0,
  }));
};

const restrictions: Readonly<Record<string, (value: string) => object | null>> = {
  'min-stay': (value) => (amount(value) === undefined ? null : { minStay: amount(value) }),
  'max-stay': (value) =>
    value === 'none' ? { maxStay: null } : amount(value) === undefined ? null : { maxStay: amount(value) },
  arrival: (value) => (value === 'open' || value === 'closed' ? { closedToArrival: value === 'closed' } : null),
  plan: (ratePlanId) => ({ ratePlanId }),
};

/** `min-stay=2 arrival=closed` as the fields of a restriction; null where a word is invalid. */
export function restrictionsOf(words: readonly string[]): object | null {
  const fields = words.map((word) => {
    const [name = '', value = ''] = word.split('=');
    return Object.hasOwn(restrictions, name) ? (restrictions[name]?.(value) ?? null) : null;
  });
  return fields.includes(null) ? null : Object.assign({}, ...fields);
}

/** Dates from and to, the same one where only one is named, as a query. */
export const datesAsQuery = ([from, to = from]: readonly string[]): { query: Record<string, string> } | null =>
  from === undefined || to === undefined ? null : { query: { from, to } };
