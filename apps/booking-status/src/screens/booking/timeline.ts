import { cancellationSteps, isBefore, type Arrival, type WallClock } from '@latchkey/booking-core/cancellation';
import { refundFor } from '@latchkey/booking-core/refund';
import { returnedTaxesOf } from '@latchkey/booking-core/tax';
import { arrivalOf, departureOf } from '@latchkey/booking-core/stay';
import type { PublicBooking, WholeBooking } from '@latchkey/api-contract/types';
import { wallClockIn } from '@latchkey/format/moment';
import type { TimelineStep } from './booking.model.ts';
import { paidOfBooking } from './balance-due.ts';

/** When a stay begins and ends on the property's clocks. */
export const endsOf = (booking: PublicBooking): { readonly checkIn: WallClock; readonly checkOut: WallClock } => ({
  checkIn: arrivalOf(booking.stay, booking),
  checkOut: departureOf(booking.stay, booking),
});

/** From the booking to check-out: what has been, what comes next, what comes later. */
export function timelineOf(booking: PublicBooking, own: WholeBooking | null, now: number): TimelineStep[] {
  const clock = wallClockIn(now, booking.timeZone);
  const { checkIn, checkOut } = endsOf(booking);
  const at = (moment: string): WallClock => wallClockIn(Date.parse(moment), booking.timeZone);
  const isSure = booking.status === 'confirmed';
  const steps: Omit<TimelineStep, 'state'>[] = [
    { kind: isSure ? 'made' : 'requested', at: at(booking.createdAt) },
    ...(own?.events ?? []).flatMap((event) =>
      event.type === 'modified' ? [{ kind: 'changed' as const, at: at(event.at) }] : [],
    ),
    ...(isSure || booking.expiresAt === null ? [] : [{ kind: 'answer_until' as const, at: at(booking.expiresAt) }]),
    ...(own === null || !isSure ? [] : deadlinesOf(own, { checkIn: checkIn.date, checkInTime: checkIn.time }, clock)),
    { kind: 'check_in', at: checkIn },
    { kind: 'check_out', at: checkOut },
  ];
  const next = steps.findIndex((step) => isBefore(clock, step.at));
  return steps.map((step, place) => ({
    ...step,
    state: next === -1 || place < next ? 'done' : place === next ? 'next' : 'later',
  }));
}

/** The remaining cancellation deadlines with their refunds; deadlines without a refund are left out. */
function deadlinesOf(own: WholeBooking, arrival: Arrival, clock: WallClock): Omit<TimelineStep, 'state'>[] {
  const { total, amountPaid, paidAtProperty = 0, leastFee = 0 } = own;
  const paid = paidOfBooking(own);
  const returnedTaxes = returnedTaxesOf(own.bill);
  const steps = cancellationSteps([own.cancellation], arrival, clock, own.penalties?.checkInDayPercent);
  return steps.flatMap(({ percent }, place) => {
    const { fee, refund } = refundFor({
      total,
      paid,
      feePercent: percent,
      leastFee,
      returnedTaxes,
      paidOnline: amountPaid > paidAtProperty,
    });
    const at = steps[place + 1]?.from;
    if (at === undefined || (fee > 0 && refund === 0)) return [];
    return [{ kind: 'cancel_until' as const, at, terms: { fee, refund } }];
  });
}
