import { randomUUID } from 'node:crypto';
import type { Work } from '../../database/transact.ts';
import type { BookingRow } from '../bookings/bookings.queries.ts';
import { enqueue, type OutboxPromise } from '../outbox/outbox.queries.ts';

/** What a guest is told by mail and SMS beside the voucher. */
export const notices = [
  'requested',
  'payment_wanted',
  'price_revised',
  'rejected',
  'cancelled',
  'no_show',
  'modified',
  'request_accepted',
  'request_declined',
] as const;
export type Notice = (typeof notices)[number];

/** Promises to tell the guest, in the transaction of what is told. What it says is read when it is sent. */
export async function promiseNotice(tx: Work, booking: Pick<BookingRow, 'hotel_id' | 'booking_id'>, notice: Notice, at: Date): Promise<void> {
  await enqueue(tx, guestIsTold(booking, notice), at);
}

/** The promises of it. */
export function guestIsTold({ hotel_id: hotelId, booking_id: bookingId }: Pick<BookingRow, 'hotel_id' | 'booking_id'>, notice: Notice): OutboxPromise[] {
  const noticeId = randomUUID();
  const payload = { bookingId, notice, noticeId };
  return (['notice-mail', 'notice-sms'] as const).map((kind) => ({ hotelId, kind, dedupeKey: `${kind}:${noticeId}`, payload }));
}
