import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import type { OutboxMessage } from './outbox-payloads.types.ts';
import { enqueue, hasten } from './outbox.queries.ts';

/** The notifications that a guest gets beside the voucher. */
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
  'change_waiting',
  'refund_processed',
  'refund_failed',
  'refund_waits',
  'refund_given_up',
  'given_back',
  'returned_by_bank',
  'payment_received',
  'payment_ran_out',
  'change_lapsed',
  'no_show_undone',
  'modified_by_property',
  'refunded_by_property',
  'price_refused',
  'payment_waits',
  'request_payment_waits',
  'option_held',
  'option_lapsed',
  'payment_link',
  'card_wanted',
  'card_waits',
  'penalty_due',
  'penalty_paid',
  'shares_missing',
  'rest_due',
  'deposit_refused',
  'deposit_captured',
  'deposit_given_back',
] as const;
export type GuestNotification = (typeof guestNotifications)[number];

/** Those that go by one channel alone: a voucher tells of a change by mail, and a delay that ends by itself needs no SMS. */
const onlyChannel: Partial<Record<GuestNotification, 'mail' | 'sms'>> = {
  modified: 'sms',
  refund_failed: 'mail',
  refund_waits: 'mail',
  payment_waits: 'mail',
  request_payment_waits: 'mail',
  card_waits: 'mail',
};

/** Of a booking's requests and refunds, the one that a notification is about. */
export const aboutPart = z.object({
  requestId: z.string().optional(),
  refundId: z.string().optional(),
  /** Of what is neither, in minor units. */
  amount: z.int().optional(),
  /** What the property wrote to the guest with it. */
  words: z.string().optional(),
});
export type AboutPart = Readonly<z.infer<typeof aboutPart>>;

/**
 * Notifies the guest through the outbox, in the transaction of the change. The words are made when it is sent;
 * `about` is the request that it answers, or the refund that it tells of.
 */
export async function notifyGuest(
  tx: Transaction,
  booking: BookingKey,
  notice: GuestNotification,
  at: Date,
  about: AboutPart = {},
): Promise<void> {
  await enqueue(tx, guestNotificationOf(booking, notice, about), at);
}

/** The outbox messages of a guest notification: one by mail, one by SMS, or one of them. */
export function guestNotificationOf(
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
  notice: GuestNotification,
  about: AboutPart = {},
): OutboxMessage[] {
  const noticeId = randomUUID();
  return (['mail', 'sms'] as const)
    .filter((channel) => (onlyChannel[notice] ?? channel) === channel)
    .map((channel) => ({
      hotelId,
      kind: `notice-${channel}` as const,
      dedupeKey: `notice-${channel}:${noticeId}`,
      payload: { bookingId, notice, noticeId, ...about },
    }));
}

const waitsKey = (bookingId: string): string => `notice-mail:payment-waits:${bookingId}`;

/** How long a guest is left in peace at the checkout before a mail brings the way back to it, in milliseconds. */
const atCheckoutMs = 5 * 60_000;

/** The one mail with the way back to a payment, or to a card that is to be kept: a few minutes after the hold, or at once when its window was closed. */
export function paymentWaits(
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
  heldAt: Date,
  notice: Extract<GuestNotification, 'payment_waits' | 'request_payment_waits' | 'card_waits'> = 'payment_waits',
): OutboxMessage {
  return {
    hotelId,
    kind: 'notice-mail',
    dedupeKey: waitsKey(bookingId),
    payload: { bookingId, notice, noticeId: randomUUID() },
    availableAt: new Date(heldAt.getTime() + atCheckoutMs),
  };
}

/** Has that mail go out now, where it waits. */
export const remindOfPayment = (tx: Transaction, { hotel_id, booking_id }: BookingKey, at: Date): Promise<void> =>
  hasten(tx, hotel_id, [waitsKey(booking_id)], at);
