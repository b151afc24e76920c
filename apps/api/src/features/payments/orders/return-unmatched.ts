import { randomUUID } from 'node:crypto';
import { toGatewayUnits } from '@latchkey/booking-core/currency';
import type { Transaction } from '../../../database/database.types.ts';
import { type BookingRow, recordEvent } from '../../bookings/bookings.ts';
import { findShare, type PaymentRow, writeFailed } from '../../ledger/ledger.ts';
import { tellPayer } from '../../refunds/refunds.ts';
import type { Captured } from '../../ledger/captured.types.ts';
import { enqueue, notifyGuest } from '../../outbox/outbox.ts';
import { insertUnmatched, type UnmatchedPaymentRow } from './unmatched-payments.queries.ts';

/** What is wrong with captured money, held against the payment that was asked for; null where nothing is. */
export function mismatchOf(payment: PaymentRow, captured: Captured): UnmatchedPaymentRow['reason'] | null {
  if (payment.status === 'captured')
    return payment.gateway_payment_id === captured.gatewayPaymentId ? null : 'second_payment';
  const isAsked =
    captured.amount === toGatewayUnits(payment.amount, payment.currency) && captured.currency === payment.currency;
  return isAsked ? null : 'other_amount';
}

/**
 * Sends unmatched money back to the guest, once: a row that remembers it, its refund through the outbox, an event of
 * the booking and a notification of the guest. A payment of another amount counts as failed, so that the guest gets a
 * new order. Returns false where it was noticed before.
 */
export async function returnUnmatched(
  tx: Transaction,
  booking: BookingRow,
  payment: PaymentRow,
  captured: Captured,
  reason: UnmatchedPaymentRow['reason'],
  at: Date,
): Promise<boolean> {
  const { gateway, hotel_id: hotelId, payment_id: paymentId } = payment;
  const { gatewayPaymentId, amount, currency } = captured;
  const isNew = await insertUnmatched(tx, {
    hotel_id: hotelId,
    gateway,
    gateway_payment_id: gatewayPaymentId,
    booking_id: booking.booking_id,
    payment_id: paymentId,
    reason,
    amount,
    currency,
    refund_id: randomUUID(),
    refund_status: 'pending',
    gateway_refund_id: null,
    noticed_at: at,
  });
  if (!isNew) return false;
  if (reason === 'other_amount') await writeFailed(tx, payment, gatewayPaymentId, 'OTHER_AMOUNT');
  await enqueue(
    tx,
    [
      {
        hotelId,
        kind: 'unmatched-refund',
        dedupeKey: `unmatched-refund:${gateway}:${gatewayPaymentId}`,
        payload: { gateway, gatewayPaymentId },
      },
    ],
    at,
  );
  const facts = { paymentId, gatewayPaymentId, reason, amount, currency };
  await recordEvent(tx, booking, { type: 'payment_unmatched', actor: 'payment', at, facts });
  const share = payment.share_id === null ? undefined : await findShare(tx, hotelId, payment.share_id);
  if (share !== undefined) {
    // The gateway's units may be finer or coarser than ours, and another currency: the mail says no sum then.
    const said = currency === payment.currency ? amount / toGatewayUnits(1, payment.currency) : 0;
    await tellPayer(tx, share, { notice: 'share_returned', amount: said, key: `${gateway}:${gatewayPaymentId}` }, at);
  }
  await notifyGuest(tx, booking, 'payment_returned', at);
  return true;
}
