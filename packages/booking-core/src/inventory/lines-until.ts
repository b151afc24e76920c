import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { Stay } from '../stay/stay.types.ts';
import type { BookingLine } from './booking-line.types.ts';
import type { HoursOfHotel } from './booking-lines.ts';

/**
 * What of a stay's lines is still taken once its guests have left, in an hour of a date on the property's clocks: the
 * nights that began on an earlier date, and of a room that is sold by the hour the hours up to the end of the one that
 * has begun, after a stay of hours with its cleaning. All that comes later is free again.
 */
export function linesUntil(
  { rooms }: Pick<HoursOfHotel, 'rooms'>,
  { stay, lines }: { readonly stay: Stay; readonly lines: readonly BookingLine[] },
  left: { readonly date: LocalDate; readonly hour: number },
): BookingLine[] {
  return lines.flatMap((line) => {
    if (line.date < left.date) return [line];
    const hourly = rooms.find(({ id }) => id === line.roomTypeId)?.hourly ?? null;
    if (hourly === null) return [];
    const until = left.hour + 1 + (stay.kind === 'hours' ? hourly.cleaningHours : 0);
    const end = line.date === left.date ? until : line.date === addDays(left.date, 1) ? until - 24 : 0;
    if (end <= line.hourFrom) return [];
    return !line.night && end >= line.hourTo ? [line] : [{ ...line, night: false, hourTo: Math.min(line.hourTo, end) }];
  });
}
