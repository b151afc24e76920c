import { randomUUID } from 'node:crypto';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import { recordEvent } from '../bookings/bookings.ts';
import { insertRefund } from './refunds.queries.ts';
import { enqueue } from '../outbox/outbox.ts';

/** Starts a refund: its row, and the outbox message that pays it, at once or from `payAt` on, in the transaction of what caused it. */
export async function startRefund(
  tx: Transaction,
  booking: BookingKey,
  refund: { refundId?: string; paymentId: string; amount: number; reason: string; payAt?: Date },
  at: Date,
): Promise<void> {
  const { refundId = randomUUID() } = refund;
  await insertRefund(tx, {
    hotel_id: booking.hotel_id,
    refund_id: refundId,
    booking_id: booking.booking_id,
    payment_id: refund.paymentId,
    amount: refund.amount,
    reason: refund.reason,
    status: 'pending',
    gateway_refund_id: null,
    created_at: at,
    origin: 'engine',
    covered: 0,
    asked_amount: null,
  });
  await enqueue(
    tx,
    [
      {
        hotelId: booking.hotel_id,
        kind: 'refund',
        dedupeKey: `refund:${refundId}`,
        payload: { refundId },
        availableAt: refund.payAt ?? at,
      },
    ],
    at,
  );
  await recordEvent(tx, booking, {
    type: 'refund_started',
    actor: 'system',
    at,
    facts: { refundId, amount: refund.amount, reason: refund.reason },
  });
}
