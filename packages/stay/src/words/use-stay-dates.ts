import type { StayChoice } from '@latchkey/booking-core/basket';
import { daysBetween, type LocalDate } from '@latchkey/booking-core/dates';
import { formatDate, formatDateRange } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { formatHour } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { withYearOf } from './with-year-of.ts';

/** A stay's dates in words, and its nights (0 for hours). */
export function useStayDates({ stay }: Pick<StayChoice, 'stay'>): {
  readonly dates: string;
  readonly nights: number;
} {
  const { locale, now } = usePage();
  const withYear = (text: string, date: LocalDate): string => withYearOf(text, date, now);
  if (stay.kind === 'nights')
    return {
      dates: withYear(formatDateRange(stay.checkIn, stay.checkOut, locale), stay.checkOut),
      nights: daysBetween(stay.checkIn, stay.checkOut),
    };
  const hours = `${formatHour(stay.startHour, locale)} – ${formatHour((stay.startHour + stay.hours) % 24, locale)}`;
  return { dates: withCommas([withYear(formatDate(stay.date, locale), stay.date), hours], locale), nights: 0 };
}
