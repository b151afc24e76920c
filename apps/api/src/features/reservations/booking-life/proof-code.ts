import type { BookingKey } from '../../../database/booking-key.ts';
import type { OutboxMessage } from '../../outbox/outbox.ts';

/** The message by which a code is sent to the guest of a booking that waits for it. */
export const proofCode = ({ hotel_id: hotelId, booking_id: bookingId }: BookingKey, at: Date): OutboxMessage => ({
  hotelId,
  kind: 'proof-code',
  dedupeKey: `proof-code:${bookingId}:${at.getTime()}`,
  payload: { bookingId },
});
