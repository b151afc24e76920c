import type { QuoteRequest } from '@latchkey/api-contract/types';
import { daysBetween } from '@latchkey/booking-core/dates';
import { formatDate, formatDateRange } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { formatHour } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';

/** A stay's dates in words, and its nights (0 for hours). */
export function useStayDates({ stay }: Pick<QuoteRequest, 'stay'>): {
  readonly dates: string;
  readonly nights: number;
} {
  const { locale } = usePage();
  if (stay.kind === 'nights')
    return {
      dates: formatDateRange(stay.checkIn, stay.checkOut, locale),
      nights: daysBetween(stay.checkIn, stay.checkOut),
    };
  const hours = `${formatHour(stay.startHour, locale)} – ${formatHour((stay.startHour + stay.hours) % 24, locale)}`;
  return { dates: withCommas([formatDate(stay.date, locale), hours], locale), nights: 0 };
}
