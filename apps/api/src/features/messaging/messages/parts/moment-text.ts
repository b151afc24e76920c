import { formatDate } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { wallClockIn } from '@latchkey/format/moment';
import { formatTime } from '@latchkey/format/time';
import type { WallClock } from '@latchkey/booking-core/cancellation';
import type { Locale } from '@latchkey/api-contract/types';
import type { StayMail } from './stay-mail.types.ts';

/** A time on the hotel's clocks: "Wed 25 Nov 2026, 12 noon". */
export const clockText = ({ date, time }: WallClock, language: Locale): string =>
  withCommas([formatDate(date, language, 'short-year'), formatTime(time, language)], language);

/** A moment as the hotel's clocks show it, with the place whose clocks they are. */
export function momentText(moment: Date, { hotel, language }: Pick<StayMail, 'hotel' | 'language'>): string {
  const { city } = hotel.wordsIn(language).words;
  return `${clockText(wallClockIn(moment.getTime(), hotel.sale.timeZone), language)} (${city})`;
}
