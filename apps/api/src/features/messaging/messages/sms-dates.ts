import { arrivalOf } from '@latchkey/booking-core/stay';
import { formatDate, formatDateRange } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { dateIn } from '@latchkey/format/moment';
import { formatTime } from '@latchkey/format/time';
import { fill } from './fill.ts';
import type { StayMail } from './parts/stay-mail.types.ts';
import { hoursInWords } from './parts/stay-part.ts';
import { stayWords } from './parts/stay-part.words.ts';

/**
 * When the stay is, and from when the room is ready: "Wed 2 – Fri 4 Dec, Check-in from 2 pm"; then the dates alone, for a
 * message that has no room for more. The hours of a day say both.
 */
export function smsDates(mail: StayMail): readonly [string, ...string[]] {
  const { hotel, booking, language } = mail;
  if (booking.selection.stay.kind === 'hours') return [datesOf(mail)];
  const say = stayWords[language];
  const ready = fill(say.from, { time: formatTime(hotel.sale.checkInTime, language) });
  return [withCommas([datesOf(mail), `${say.checkIn} ${ready}`], language), datesOf(mail)];
}

/** The day and the hour from which the stay is: "Wed 2 Dec, 2 pm", as much as every message about it has. */
export function arrivalSaid({ hotel, booking, language, now }: StayMail): string {
  const { date, time } = arrivalOf(booking.selection.stay, hotel.sale);
  const isThisYear = date.startsWith(dateIn(now.getTime(), hotel.sale.timeZone).slice(0, 4));
  return withCommas(
    [formatDate(date, language, isThisYear ? 'short' : 'short-year'), formatTime(time, language)],
    language,
  );
}

/** The dates as short as they stay clear: with the year where it is not this one. */
function datesOf({ hotel, booking, language, now }: StayMail): string {
  const { stay } = booking.selection;
  const thisYear = dateIn(now.getTime(), hotel.sale.timeZone).slice(0, 4);
  const style = (date: string): 'short' | 'short-year' => (date.startsWith(thisYear) ? 'short' : 'short-year');
  if (stay.kind === 'hours')
    return withCommas([formatDate(stay.date, language, style(stay.date)), hoursInWords(stay, language)], language);
  const isNear = stay.checkIn.startsWith(thisYear) && stay.checkOut.startsWith(thisYear);
  if (isNear || stay.checkIn.slice(0, 4) !== stay.checkOut.slice(0, 4))
    return formatDateRange(stay.checkIn, stay.checkOut, language);
  return `${formatDateRange(stay.checkIn, stay.checkOut, language)} ${stay.checkIn.slice(0, 4)}`;
}
