import { isBefore, type WallClock } from '@latchkey/booking-core/cancellation';
import type { PublicBooking, WholeBooking } from '@latchkey/api-contract/types';
import { wallClockIn } from '@latchkey/format/moment';
import type { TimelineStep } from './booking.model.ts';
import { cancellingOf } from './cancelling-of.ts';
import { endsOf } from './ends-of.ts';

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
    ...(own === null || !isSure ? [] : deadlinesOf(own, now)),
    { kind: 'check_in', at: checkIn },
    { kind: 'check_out', at: checkOut },
  ];
  const next = steps.findIndex((step) => isBefore(clock, step.at));
  return steps.map((step, place) => ({
    ...step,
    state: next === -1 || place < next ? 'done' : place === next ? 'next' : 'later',
  }));
}

/** The remaining cancellation deadlines with their refunds, except check-in and those that refund nothing. */
const deadlinesOf = (own: WholeBooking, now: number): Omit<TimelineStep, 'state'>[] =>
  cancellingOf(own, now)
    .slice(0, -1)
    .flatMap(({ until, fee, refund }) =>
      fee > 0 && refund === 0 ? [] : [{ kind: 'cancel_until' as const, at: until, terms: { fee, refund } }],
    );
