import { freeOfChargeUntil, isBefore, type WallClock } from '@latchkey/booking-core/cancellation';
import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import type { PublicBooking, WholeBooking } from '@latchkey/api-contract/types';
import { wallClockIn } from '@latchkey/format/moment';
import type { TimelineStep } from './booking.model.ts';

/** When a stay begins and ends on the property's clocks. */
export function endsOf(booking: PublicBooking): { readonly checkIn: WallClock; readonly checkOut: WallClock } {
  const { stay } = booking;
  if (stay.kind === 'nights')
    return {
      checkIn: { date: stay.checkIn, time: booking.checkInTime },
      checkOut: { date: stay.checkOut, time: booking.checkOutTime },
    };
  return { checkIn: at(stay.date, stay.startHour), checkOut: at(stay.date, stay.startHour + stay.hours) };
}

/** An hour of a day; from midnight on it is the next day's. */
function at(date: LocalDate, hour: number): WallClock {
  const next = hour < 24 ? date : addDays(date, 1);
  return { date: next, time: `${String(hour % 24).padStart(2, '0')}:00` };
}

/** From the booking to check-out: what has been, what comes next, what comes later. */
export function timelineOf(booking: PublicBooking, own: WholeBooking | null, now: number): TimelineStep[] {
  const clock = wallClockIn(now, booking.timeZone);
  const { checkIn, checkOut } = endsOf(booking);
  const free = own
    ? freeOfChargeUntil(
        own.cancellation,
        { checkIn: checkIn.date, checkInTime: checkIn.time },
        clock,
        own.penalties?.checkInDayPercent,
      )
    : null;
  const steps: Omit<TimelineStep, 'state'>[] = [
    { kind: 'made', at: wallClockIn(Date.parse(booking.createdAt), booking.timeZone) },
    ...(free ? [{ kind: 'free_until' as const, at: free }] : []),
    { kind: 'check_in', at: checkIn },
    { kind: 'check_out', at: checkOut },
  ];
  const next = steps.findIndex((step) => isBefore(clock, step.at));
  return steps.map((step, place) => ({
    ...step,
    state: next === -1 || place < next ? 'done' : place === next ? 'next' : 'later',
  }));
}
