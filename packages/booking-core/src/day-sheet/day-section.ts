import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { hasRunOut, type ActingBooking } from '../booking-states/acts.ts';

/** Where a booking stands on the sheet of a day. */
export const daySections = ['overdue', 'toAnswer', 'arrivals', 'inHouse', 'departures'] as const;

export type DaySection = (typeof daySections)[number];

/** A booking as the sheet of a day needs it; dates on the property's calendar. */
export interface SheetBooking extends ActingBooking {
  readonly arrives: LocalDate;
  readonly departs: LocalDate;
  /** When the property said that the guest had left; null while it has not. */
  readonly leftOn: LocalDate | null;
}

/** The day of a sheet, and the property's own day and moment at which it is read. */
export interface SheetDay {
  readonly day: LocalDate;
  readonly today: LocalDate;
  /** In milliseconds since the epoch. */
  readonly now: number;
}

/** Days for which a stay that is over, and that nobody has ended, is still somebody's task. */
export const overdueDays = 7;

/**
 * The one section of a day's sheet that a booking stands in; null where the day has nothing to do with it. Today's sheet
 * says what is to do: overdue is a guest who has not come by the end of the day of arrival, one who is in the house after
 * the hour of check-out, and a request that lapsed. Any other day's says who is planned, or was there.
 */
export function daySectionOf(booking: SheetBooking, sheet: SheetDay): DaySection | null {
  if (booking.status === 'confirmed') return sheet.day === sheet.today ? toDo(booking, sheet) : planned(booking, sheet);
  if (sheet.day !== sheet.today) return null;
  if (booking.status === 'expired') return 'overdue';
  if (booking.status !== 'requested') return null;
  return hasRunOut(booking, sheet.now) ? 'overdue' : 'toAnswer';
}

function toDo(booking: SheetBooking, { today, now }: SheetDay): DaySection | null {
  const { arrives, departs, leftOn, hasArrived, checkOut } = booking;
  if (leftOn !== null) return leftOn === today ? 'departures' : null;
  const isOver = now >= checkOut;
  if (isOver && departs < addDays(today, -overdueDays)) return null;
  if (hasArrived) {
    if (isOver) return 'overdue';
    return departs === today ? 'departures' : 'inHouse';
  }
  if (arrives > today) return null;
  return arrives === today && !isOver ? 'arrivals' : 'overdue';
}

function planned({ arrives, departs, leftOn }: SheetBooking, { day }: SheetDay): DaySection | null {
  const ends = leftOn ?? departs;
  if (day < arrives || day > ends) return null;
  if (day === ends && (leftOn !== null || arrives < ends)) return 'departures';
  return day === arrives ? 'arrivals' : 'inHouse';
}
