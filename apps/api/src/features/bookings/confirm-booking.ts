import { mayMove, type BookingActor } from '@latchkey/booking-core/booking-states';
import type { Work } from '../../database/transact.ts';
import { enqueue } from '../outbox/outbox.queries.ts';
import { recordEvent } from './booking-events.ts';
import { writeStatus, type BookingRow } from './bookings.queries.ts';

/**
 * Makes a locked booking confirmed and promises its voucher, once. The rooms are the caller's concern: a held booking
 * has them, an expired one must have taken them again. Throws where the table of moves has no such move.
 */
export async function confirmBooking(tx: Work, booking: BookingRow, actor: BookingActor, at: Date): Promise<void> {
  if (!mayMove(booking.status, 'confirmed', actor)) throw new Error(`no move from ${booking.status} to confirmed by ${actor}`);
  await writeStatus(tx, booking, 'confirmed', null);
  await recordEvent(tx, booking, { type: booking.status === 'expired' ? 'confirmed_late' : 'confirmed', actor, at });
  await promiseVoucher(tx, booking, at);
}

export async function promiseVoucher(tx: Work, booking: Pick<BookingRow, 'hotel_id' | 'booking_id'>, at: Date): Promise<void> {
  const payload = { bookingId: booking.booking_id };
  await enqueue(tx, { hotelId: booking.hotel_id, kind: 'voucher-mail', dedupeKey: `voucher-mail:${booking.booking_id}`, payload }, at);
  await enqueue(tx, { hotelId: booking.hotel_id, kind: 'voucher-sms', dedupeKey: `voucher-sms:${booking.booking_id}`, payload }, at);
}
