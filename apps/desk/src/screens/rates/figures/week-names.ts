/** Nights that a phone shows, a line each. */
export const nightsOfPhone = 7;

/** The fields of a phone's week, by the place of a night in it: its date, its price before, and its price now. */
export const weekFields = (place: number) =>
  ({ date: `date${place}`, was: `was${place}`, price: `price${place}` }) as const;

/** Prices that could not be set, out of the fields of a phone's week, by date. */
export const typedWeek = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: nightsOfPhone }, (_, place) => weekFields(place)).flatMap(({ date, price }) =>
      fields[date] === undefined || fields[date] === '' ? [] : [[fields[date], fields[price] ?? '']],
    ),
  );

/** What whoever presses again means, where a price was said to be a jump: the prices as they were then, and no others. */
export const meantBy = (nights: readonly { readonly date: string; readonly price: string }[]): string =>
  nights.map(({ date, price }) => `${date} ${price}`).join(', ');
