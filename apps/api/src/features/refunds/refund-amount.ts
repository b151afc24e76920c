import type { Work } from '../../database/transact.ts';
import type { BookingRow } from '../bookings/bookings.queries.ts';
import { startRefund } from './start-refund.ts';

/** Starts refunds of an amount, from the latest of a booking's payments back. Throws where less is left of them. */
export async function refundAmount(tx: Work, booking: Pick<BookingRow, 'hotel_id' | 'booking_id'>, amount: number, reason: string, at: Date): Promise<void> {
  const payments = await tx
    .selectFrom('payment')
    .select(['payment_id', 'amount'])
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .where('status', '=', 'captured')
    .orderBy('created_at', 'desc')
    .execute();
  let owed = amount;
  for (const payment of payments) {
    if (owed === 0) return;
    const refunds = await tx
      .selectFrom('refund')
      .select('amount')
      .where('hotel_id', '=', booking.hotel_id)
      .where('payment_id', '=', payment.payment_id)
      .where('status', '!=', 'failed')
      .execute();
    const part = Math.min(
      owed,
      refunds.reduce((left, refund) => left - refund.amount, payment.amount),
    );
    if (part > 0) await startRefund(tx, booking, { paymentId: payment.payment_id, amount: part, reason }, at);
    owed -= Math.max(0, part);
  }
  if (owed > 0) throw new Error(`a refund of ${owed} more than was captured`);
}
