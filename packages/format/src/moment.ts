import { parseLocalDate, type LocalDate } from '@latchkey/booking-core/dates';
import { formatDate, type DateStyle } from './date.ts';
import type { Locale } from '@latchkey/booking-core/language';
import { formatTime } from './time.ts';

/** The time of day of a moment in a zone: "7:20 am". `moment` is milliseconds since the epoch. Throws on an unknown zone. */
export function formatMomentTime(moment: number, timeZone: string, locale: Locale): string {
  return formatTime(wallClockIn(moment, timeZone).time, locale);
}

/** The date of a moment in a zone: "Wed 25 Nov". Throws on an unknown zone. */
export function formatMomentDate(moment: number, timeZone: string, locale: Locale, style: DateStyle = 'short'): string {
  return formatDate(wallClockIn(moment, timeZone).date, locale, style);
}

/**
 * The date in a zone at a moment, without loading a library of zones. Throws on an unknown zone or an invalid moment.
 */
export function dateIn(moment: number, timeZone: string): LocalDate {
  return wallClockIn(moment, timeZone).date;
}

/** Date and time (`HH:mm`) that a zone's clocks show at a moment. Throws as `dateIn` does. */
export function wallClockIn(moment: number, timeZone: string): { readonly date: LocalDate; readonly time: string } {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(moment)
      .map((part) => [part.type, part.value]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes): string =>
    (parts.get(type) ?? '').padStart(type === 'year' ? 4 : 2, '0');
  const date = parseLocalDate(`${read('year')}-${read('month')}-${read('day')}`);
  if (date === null) throw new RangeError(`no calendar date: ${moment}`);
  return { date, time: `${read('hour')}:${read('minute')}` };
}

/** By zone. Making one takes a slow phone 10 ms, and a page asks for the same zone again and again. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}
