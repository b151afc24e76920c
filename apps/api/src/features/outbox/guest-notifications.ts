import { randomUUID } from 'node:crypto';
import type { Work } from '../../database/database.types.ts';
import { enqueue, type OutboxMessage } from './outbox.queries.ts';

/** The notifications that a guest gets by mail and SMS, beside the voucher. */
export const guestNotifications = [
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
export type GuestNotification = (typeof guestNotifications)[number];

interface OfBooking {
  readonly hotel_id: number;
  readonly booking_id: string;
}

/**
 * Notifies the guest through the outbox, in the transaction of the change. The words are made when it is sent;
 * `requestId` is the guest's request that it answers.
 */
export async function notifyGuest(
  tx: Work,
  booking: OfBooking,
  notice: GuestNotification,
  at: Date,
  requestId?: string,
): Promise<void> {
  await enqueue(tx, guestNotificationOf(booking, notice, requestId), at);
}

/** The outbox messages of a guest notification: one by mail, one by SMS. */
export function guestNotificationOf(
  { hotel_id: hotelId, booking_id: bookingId }: OfBooking,
  notice: GuestNotification,
  requestId?: string,
): OutboxMessage[] {
  const noticeId = randomUUID();
  const payload = { bookingId, notice, noticeId, ...(requestId === undefined ? {} : { requestId }) };
  return (['notice-mail', 'notice-sms'] as const).map((kind) => ({
    hotelId,
    kind,
    dedupeKey: `${kind}:${noticeId}`,
    payload,
  }));
}
