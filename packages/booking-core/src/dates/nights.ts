import { CoreError } from '../defect/core-error.ts';
import { addDays, dayNumberOf, isLocalDate, localDateOf } from './local-date.ts';
import type { LocalDate } from './local-date.types.ts';

/** The nights of a stay, each named by the date it begins on; check-out is not one. Throws `reversed_dates`. */
export function nightsOf(checkIn: LocalDate, checkOut: LocalDate): LocalDate[] {
  const first = dayNumberOf(checkIn, 'checkIn');
  const count = dayNumberOf(checkOut, 'checkOut') - first;
  if (count < 1) throw new CoreError('reversed_dates', 'checkOut');
  return Array.from({ length: count }, (_, night) => localDateOf(first + night));
}

/**
 * Whether a text is a day that a stay may be asked for: a real one from 2000 to 2999. Arithmetic on it (a stay's length,
 * a calendar's months) cannot leave the years that exist.
 */
export function isStayDate(text: string): text is LocalDate {
  return isLocalDate(text) && text >= '2000-01-01' && text <= '2999-12-31';
}

/** How many days ahead a hotel sells: a year, unless it sets another figure up to two years. */
export const daysOnSale = { usual: 365, most: 730 } as const;

/** The last day that a stay may end on: so many days ahead of `today`, in the property's zone, as the hotel sells. */
export const lastDayOnSale = (today: LocalDate, days: number = daysOnSale.usual): LocalDate => addDays(today, days);

/** Why a stay's dates, as they stand in a link, cannot be searched. */
export type StayDatesRefusal = 'invalid_date' | 'reversed_dates' | 'in_the_past' | 'too_long';

/**
 * The two dates of a link as a stay, or what is wrong with them: one fails `isStayDate`, check-out is not after
 * check-in, check-in is before `today` (in the property's zone), or they are more than `longest` nights apart.
 */
export function stayDatesOf(
  checkIn: string,
  checkOut: string,
  today: LocalDate,
  longest = 90,
):
  | { readonly kind: 'stay'; readonly checkIn: LocalDate; readonly checkOut: LocalDate; readonly nights: number }
  | { readonly kind: 'refused'; readonly code: StayDatesRefusal } {
  if (!isStayDate(checkIn) || !isStayDate(checkOut)) return { kind: 'refused', code: 'invalid_date' };
  if (checkOut <= checkIn) return { kind: 'refused', code: 'reversed_dates' };
  if (checkIn < today) return { kind: 'refused', code: 'in_the_past' };
  if (checkOut > addDays(checkIn, longest)) return { kind: 'refused', code: 'too_long' };
  return { kind: 'stay', checkIn, checkOut, nights: dayNumberOf(checkOut) - dayNumberOf(checkIn) };
}
