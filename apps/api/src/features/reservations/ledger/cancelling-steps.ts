import { feePercentAt } from '@latchkey/booking-core/cancellation';
import type { Refund } from '@latchkey/booking-core/refund';
import type { AgreedHotel } from '../../catalogue/catalogue.ts';
import type { BookingRow } from '../bookings/bookings.queries.ts';
import { scheduleOfBooking } from '../bookings/cancellation-schedule.ts';
import type { MoneyOfBooking } from './payments.queries.ts';
import { refundOfTerms } from './refund-of-terms.ts';

/** What cancelling costs up to a moment, of what is paid so far. */
export interface CancellingStep extends Refund {
  /** The end of the step, in milliseconds since the epoch. */
  readonly until: number;
  /** Percent of the total that the terms keep. */
  readonly percent: number;
}

/** The spans from now to check-in in which the fee stays the same; none once check-in time has passed. */
export function cancellingSteps(
  hotel: AgreedHotel,
  booking: BookingRow,
  money: MoneyOfBooking,
  now: number,
): CancellingStep[] {
  const schedule = scheduleOfBooking(hotel, booking);
  const { tiers, checkInDay, checkIn } = schedule;
  const ends = [...tiers.map(({ until }) => until), checkInDay, checkIn]
    .filter((at) => at > now && at <= checkIn)
    .toSorted((one, other) => one - other);
  const steps = ends.map((until) => {
    const terms = feePercentAt(schedule, until - 1);
    return { until, percent: terms.kind === 'open' ? terms.percent : 100 };
  });
  return steps
    .filter(({ percent }, place) => steps[place + 1]?.percent !== percent)
    .map((step) => ({ ...step, ...refundOfTerms(booking, money, step.percent) }));
}
