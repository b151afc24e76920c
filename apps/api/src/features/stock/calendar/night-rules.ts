import { holdsOn } from '@latchkey/booking-core/promotion';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { isValidOn } from '@latchkey/booking-core/tax';
import { dateOfDay } from '../ari/date-of-day.ts';
import type { Charges } from '../availability/pricing-terms.ts';

/** More days than a calendar looks at. */
export const mostDays = 4096;

/**
 * For a day, the number of the taxes and offers by time that hold for one night that begins on it, below `mostDays`: nights
 * of the same number and the same rates cost the same.
 */
export function rulesByDay(charges: Charges, bookedOn: LocalDate): (day: number) => number {
  const numbers = new Map<string, number>();
  const ofDays = new Map<number, number>();
  return (day) => {
    const known = ofDays.get(day);
    if (known !== undefined) return known;
    const rules = rulesOn(charges, bookedOn, dateOfDay(day));
    const number = numbers.get(rules) ?? numbers.size;
    numbers.set(rules, number);
    ofDays.set(day, number);
    return number;
  };
}

function rulesOn({ taxes, promotions }: Charges, bookedOn: LocalDate, date: LocalDate): string {
  const valid = taxes.map((tax) => digit(isValidOn(tax, date)));
  const offered = promotions.map((offer) => digit(holdsOn(offer, { bookedOn, checkIn: date })));
  return [...valid, ...offered].join('');
}

const digit = (isTrue: boolean): string => (isTrue ? '1' : '0');
