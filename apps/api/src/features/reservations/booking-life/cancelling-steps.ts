import { feeAt, isSameFee, wholeFee, type Fee } from '@latchkey/booking-core/cancellation';
import type { Refund } from '@latchkey/booking-core/refund';
import type { AgreedHotel } from '../../catalogue/catalogue.ts';
import { type BookingRow, scheduleOfBooking } from '../../bookings/bookings.ts';
import { type MoneyOfBooking, refundOfTerms } from '../../ledger/ledger.ts';

/** What cancelling costs up to a moment, of what is paid so far. */
export interface CancellingStep extends Refund {
  /** The end of the step, in milliseconds since the epoch. */
  readonly until: number;
  /** What the terms keep. */
  readonly terms: Fee;
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
    const at = feeAt(schedule, until - 1);
    return { until, terms: at.kind === 'open' ? at.fee : wholeFee };
  });
  return steps
    .filter(({ terms }, place) => {
      const next = steps[place + 1];
      return next === undefined || !isSameFee(terms, next.terms);
    })
    .map((step) => ({ ...step, ...refundOfTerms(booking, money, step.terms) }));
}
