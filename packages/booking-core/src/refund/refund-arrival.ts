import { addDays, weekdayOf } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { requireCount } from '../defect/require.ts';
import { refundDays } from './refund.ts';

/** Between which days a refund made today reaches the guest, counting Monday to Friday. */
export function refundArrival(
  madeOn: LocalDate,
  reason: keyof typeof refundDays,
): { readonly from: LocalDate; readonly to: LocalDate } {
  const [least, most] = refundDays[reason];
  return { from: workingDaysAfter(madeOn, least), to: workingDaysAfter(madeOn, most) };
}

/** The day so many working days (Monday to Friday) after a date; public holidays are not known here. */
export function workingDaysAfter(date: LocalDate, days: number): LocalDate {
  let day = date;
  for (let left = requireCount(days, 'days'); left > 0;) {
    day = addDays(day, 1);
    if (weekdayOf(day) <= 5) left--;
  }
  return day;
}
