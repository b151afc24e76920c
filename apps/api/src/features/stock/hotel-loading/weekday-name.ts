import { weekdayOf, type LocalDate } from '@latchkey/booking-core/dates';
import type { Weekday } from '../../catalogue/hotel-files/hotel-facts.schema.ts';

const weekdays: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** The weekday of a night, as hotel files write it. */
export function weekdayNameOf(date: LocalDate): Weekday {
  return weekdays[weekdayOf(date) - 1] as Weekday;
}
