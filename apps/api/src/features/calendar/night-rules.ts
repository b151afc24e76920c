import { holdsOn } from '@latchkey/booking-core/promotion';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Charges } from '../availability/pricing-terms.ts';

/** Which taxes and offers by time hold for one night that begins on a date: nights of the same rules and rates cost the same. */
export function rulesOn({ taxes, promotions }: Charges, bookedOn: LocalDate, date: LocalDate): string {
  const valid = taxes.map(({ validFrom, validTo }) => digit((validFrom ?? date) <= date && date <= (validTo ?? date)));
  const offered = promotions.map((offer) => digit(holdsOn(offer, { bookedOn, checkIn: date })));
  return [...valid, ...offered].join('');
}

const digit = (isTrue: boolean): string => (isTrue ? '1' : '0');
