import { daysBetween, type LocalDate } from '@latchkey/booking-core/dates';
import type { BookedAt } from '@latchkey/booking-core/restrictions';
import { minutesIn, todayIn } from '@latchkey/booking-core/time';

/** The day and the hour at a property, 0 to 23. */
export interface PropertyNow {
  readonly today: LocalDate;
  readonly hour: number;
}

const minuteMs = 60_000;
const known = new Map<string, PropertyNow & { readonly minute: number }>();

/** The clocks of a zone, read once a minute: no hour begins within one, and a zone's rules are slow to read. */
export function propertyNow(zone: string, now: Date): PropertyNow {
  const minute = Math.floor(now.getTime() / minuteMs);
  const last = known.get(zone);
  if (last?.minute === minute) return last;
  const read = { minute, today: todayIn(zone, now.getTime()), hour: Math.floor(minutesIn(zone, now.getTime()) / 60) };
  known.set(zone, read);
  return read;
}

/** The day at a property. */
export const propertyToday = (zone: string, now: Date): LocalDate => propertyNow(zone, now).today;

/** When a stay is booked that is booked now. */
export const bookedAt = ({ today, hour }: PropertyNow, checkIn: LocalDate): BookedAt => ({
  daysAhead: daysBetween(today, checkIn),
  hour,
});
