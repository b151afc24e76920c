import type { BookingKey } from '../../../database/booking-key.ts';
import type { OutboxMessage } from '../../outbox/outbox.ts';

/** From when on a request that was not answered is in its last hour, in milliseconds before its end. */
const lastMs = 3_600_000;

/**
 * Reminds the property of a request, at half of its time and in its last hour, unless it has been answered by then; the
 * second only where it comes later.
 */
export function requestReminders(booking: BookingKey, at: Date, until: Date): OutboxMessage[] {
  const half = (at.getTime() + until.getTime()) / 2;
  const last = until.getTime() - lastMs;
  const reminders = [
    { type: 'request_waits', ms: half } as const,
    ...(last > half ? [{ type: 'request_ends', ms: last } as const] : []),
  ];
  return reminders.map(({ type, ms }) => ({
    hotelId: booking.hotel_id,
    kind: 'property-mail',
    dedupeKey: `property-mail:${booking.booking_id}:${type}:${until.getTime()}`,
    payload: { bookingId: booking.booking_id, type, sequence: 0 },
    availableAt: new Date(ms),
  }));
}
