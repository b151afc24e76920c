import type { LocalDate } from '@latchkey/booking-core/dates';
import type { NightlyRate } from '@latchkey/booking-core/pricing';
import { isStayOpen, type BookedAt, type NightRestrictions } from '@latchkey/booking-core/restrictions';

/** A rate plan's price of a night, and which stays it is sold to. */
export type SoldRate = Omit<NightlyRate, 'date'> & NightRestrictions;

/** Where a plan's rates are found, by a stay's nights: counted from 0, its departure after the last of them. */
export interface RatesFound<R extends SoldRate> {
  /** Null where the night is not sold. */
  readonly rateOn: (night: number) => R | null;
  readonly isDepartureClosed: (night: number) => boolean;
}

/** A plan's rates for the nights of a stay, or null where the plan does not sell one of them, or such a stay. */
export function ratesOfStay<R extends SoldRate>(
  nights: readonly LocalDate[],
  { rateOn, isDepartureClosed }: RatesFound<R>,
  booked: BookedAt,
  childBands: NightlyRate['childBands'] = [],
): (NightlyRate & Pick<R, 'priceForPax'>)[] | null {
  const found: R[] = [];
  for (const night of nights.keys()) {
    const rate = rateOn(night);
    if (rate === null) return null;
    found.push(rate);
  }
  if (!isStayOpen(found, isDepartureClosed(nights.length), booked)) return null;
  return nights.map((date, night) => {
    const { priceForPax, extraAdult, extraChild } = found[night] as R;
    return { date, priceForPax, extraAdult, extraChild, ...withBands(childBands) };
  });
}

/** A property's own bands for children, as a night's rate has them. */
export const withBands = (childBands: NightlyRate['childBands'] = []): Pick<NightlyRate, 'childBands'> =>
  childBands.length === 0 ? {} : { childBands };
