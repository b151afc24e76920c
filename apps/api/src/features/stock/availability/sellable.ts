import type { LocalDate } from '@latchkey/booking-core/dates';
import type { NightlyRate } from '@latchkey/booking-core/pricing';

/** A rate plan's price of a night, and which stays may begin on it. */
export interface SoldRate extends Omit<NightlyRate, 'date'> {
  readonly minStay: number;
  readonly maxStay: number | null;
  readonly closedToArrival: boolean;
}

/** A plan's rates for the nights of a stay, or null where a night is not sold, or the stay may not begin or last so. */
export function ratesOfStay<R extends SoldRate>(
  nights: readonly LocalDate[],
  rateOn: (date: LocalDate, night: number) => R | null,
  childBands: NightlyRate['childBands'] = [],
): (NightlyRate & Pick<R, 'priceForPax'>)[] | null {
  const rates: (NightlyRate & Pick<R, 'priceForPax'>)[] = [];
  for (const [night, date] of nights.entries()) {
    const rate = rateOn(date, night);
    if (rate === null || (night === 0 && !isSoldTo(rate, nights.length))) return null;
    const { priceForPax, extraAdult, extraChild } = rate;
    rates.push({ date, priceForPax, extraAdult, extraChild, ...withBands(childBands) });
  }
  return rates.length === 0 ? null : rates;
}

/** A property's own bands for children, as a night's rate has them. */
export const withBands = (childBands: NightlyRate['childBands'] = []): Pick<NightlyRate, 'childBands'> =>
  childBands.length === 0 ? {} : { childBands };

/** Whether an arrival's restrictions let a stay of so many nights begin. */
export function isSoldTo({ closedToArrival, minStay, maxStay }: SoldRate, nights: number): boolean {
  return !closedToArrival && nights >= minStay && nights <= (maxStay ?? nights);
}
