import { randomUUID } from 'node:crypto';
import type { Work } from '../../database/database.types.ts';
import { enqueue, type OutboxPromise } from './outbox.queries.ts';

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
  'request_expired',
  'payment_returned',
] as const;
export type Notice = (typeof notices)[number];

interface OfBooking {
  readonly hotel_id: number;
  readonly booking_id: string;
}

/**
 * Promises to tell the guest, in the transaction of what is told. What it says is read when it is sent; `requestId` is the
 * request of the guest's that it answers.
 */
export async function promiseNotice(
  tx: Work,
  booking: OfBooking,
  notice: Notice,
  at: Date,
  requestId?: string,
): Promise<void> {
  await enqueue(tx, guestIsTold(booking, notice, requestId), at);
}

/** The promises of it. */
export function guestIsTold(
  { hotel_id: hotelId, booking_id: bookingId }: OfBooking,
  notice: Notice,
  requestId?: string,
): OutboxPromise[] {
  const noticeId = randomUUID();
  const payload = { bookingId, notice, noticeId, ...(requestId === undefined ? {} : { requestId }) };
  return (['notice-mail', 'notice-sms'] as const).map((kind) => ({
    hotelId,
    kind,
    dedupeKey: `${kind}:${noticeId}`,
    payload,
  }));
}
