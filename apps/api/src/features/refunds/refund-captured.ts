import type { Work } from '../../database/transact.ts';
import type { BookingRow } from '../bookings/bookings.queries.ts';
import { startRefund } from './start-refund.ts';

/** Starts the refund of all that a booking's payments captured and no refund has claimed yet. */
export async function refundCaptured(tx: Work, booking: BookingRow, reason: string, at: Date): Promise<void> {
  const payments = await tx
    .selectFrom('payment')
    .select(['payment_id', 'amount'])
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .where('status', '=', 'captured')
    .execute();
  for (const payment of payments) {
    const refunds = await tx
      .selectFrom('refund')
      .select('amount')
      .where('hotel_id', '=', booking.hotel_id)
      .where('payment_id', '=', payment.payment_id)
      .where('status', '!=', 'failed')
      .execute();
    const left = refunds.reduce((amount, refund) => amount - refund.amount, payment.amount);
    if (left > 0) await startRefund(tx, booking, { paymentId: payment.payment_id, amount: left, reason }, at);
  }
}
