import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { Gateway, RefundTable, Tables } from '../../database/tables.ts';
import { transact } from '../../database/transact.ts';
import { recordEvent } from '../bookings/booking-events.ts';
import { lockBooking } from '../bookings/bookings.queries.ts';

export interface RefundToPay extends Selectable<RefundTable> {
  readonly gateway: Gateway;
  readonly gateway_payment_id: string | null;
  readonly currency: string;
}

export function findRefund(db: Database, hotelId: number, refundId: string): Promise<RefundToPay | undefined> {
  return db
    .selectFrom('refund')
    .innerJoin('payment', (join) => join.onRef('payment.hotel_id', '=', 'refund.hotel_id').onRef('payment.payment_id', '=', 'refund.payment_id'))
    .selectAll('refund')
    .select(['payment.gateway', 'payment.gateway_payment_id', 'payment.currency'])
    .where('refund.hotel_id', '=', hotelId)
    .where('refund.refund_id', '=', refundId)
    .executeTakeFirst();
}

/** A booking's refunds, oldest first. */
export function refundsOf(db: Kysely<Tables>, hotelId: number, bookingId: string): Promise<Selectable<RefundTable>[]> {
  return db.selectFrom('refund').selectAll().where('hotel_id', '=', hotelId).where('booking_id', '=', bookingId).orderBy('created_at').execute();
}

/** What a booking's payments captured and no refund has claimed, the latest first. */
export async function capturedLeft(
  tx: Kysely<Tables>,
  booking: Pick<Selectable<RefundTable>, 'hotel_id' | 'booking_id'>,
): Promise<{ paymentId: string; left: number }[]> {
  const payments = await tx
    .selectFrom('payment')
    .select(['payment_id', 'amount'])
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .where('status', '=', 'captured')
    .orderBy('created_at', 'desc')
    .execute();
  if (payments.length === 0) return [];
  const refunds = await tx
    .selectFrom('refund')
    .select(['payment_id', 'amount'])
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .where('status', '!=', 'failed')
    .execute();
  return payments.map((payment) => ({
    paymentId: payment.payment_id,
    left: refunds.filter(({ payment_id }) => payment_id === payment.payment_id).reduce((left, refund) => left - refund.amount, payment.amount),
  }));
}

/** Writes what the gateway says of a refund; a processed one stays processed, whatever arrives late. */
export async function settleRefund(
  db: Database,
  refund: { hotelId: number; bookingId: string; refundId: string },
  result: { status: 'pending' | 'processed' | 'failed'; gatewayRefundId: string | null },
  at: Date,
): Promise<void> {
  await transact(db, async (tx) => {
    const booking = await lockBooking(tx, refund.hotelId, refund.bookingId);
    const row = await tx
      .selectFrom('refund')
      .select('status')
      .where('hotel_id', '=', refund.hotelId)
      .where('refund_id', '=', refund.refundId)
      .forUpdate()
      .executeTakeFirst();
    if (booking === undefined || row === undefined || row.status === 'processed') return;
    await tx
      .updateTable('refund')
      .set({ status: result.status, ...(result.gatewayRefundId === null ? {} : { gateway_refund_id: result.gatewayRefundId }) })
      .where('hotel_id', '=', refund.hotelId)
      .where('refund_id', '=', refund.refundId)
      .execute();
    if (row.status !== result.status)
      await recordEvent(tx, booking, {
        type: result.status === 'failed' ? 'refund_failed' : 'refund_processed',
        actor: 'system',
        at,
        facts: { refundId: refund.refundId },
      });
  });
}
