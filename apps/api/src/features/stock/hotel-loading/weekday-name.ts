import { weekdayOf, type LocalDate, weekdays } from '@latchkey/booking-core/dates';
import type { Weekday } from '../../catalogue/hotel-files/hotel-facts.schema.ts';

/** The weekday of a night, as hotel files write it. */
export function weekdayNameOf(date: LocalDate): Weekday {
  return weekdays[weekdayOf(date) - 1] as Weekday;
}
