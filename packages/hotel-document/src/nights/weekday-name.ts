import { weekdayOf, type LocalDate, type Weekday, weekdays } from '@latchkey/booking-core/dates';

/** The weekday of a night, as hotel files write it. */
export function weekdayNameOf(date: LocalDate): Weekday {
  return weekdays[weekdayOf(date) - 1] as Weekday;
}
