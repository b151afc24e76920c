import type { CurrencyCode } from '@latchkey/booking-core/currency';
import type { Gateway } from '@latchkey/api-contract/types';
import type { Kysely, Selectable } from 'kysely';
import type { Database, Work } from '../../database/database.types.ts';
import type { RefundTable } from '../../database/tables/payment-tables.ts';
import type { Tables } from '../../database/tables.ts';

export interface RefundToPay extends Selectable<RefundTable> {
  readonly gateway: Gateway;
  readonly gateway_payment_id: string | null;
  readonly currency: CurrencyCode;
}

export function findRefund(db: Database, hotelId: number, refundId: string): Promise<RefundToPay | undefined> {
  return db
    .selectFrom('refund')
    .innerJoin('payment', (join) =>
      join.onRef('payment.hotel_id', '=', 'refund.hotel_id').onRef('payment.payment_id', '=', 'refund.payment_id'),
    )
    .selectAll('refund')
    .select(['payment.gateway', 'payment.gateway_payment_id', 'payment.currency'])
    .where('refund.hotel_id', '=', hotelId)
    .where('refund.refund_id', '=', refundId)
    .executeTakeFirst();
}

/** A booking's refunds, oldest first. */
export function refundsOf(db: Kysely<Tables>, hotelId: number, bookingId: string): Promise<Selectable<RefundTable>[]> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .execute();
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
    left: refunds
      .filter(({ payment_id }) => payment_id === payment.payment_id)
      .reduce((left, refund) => left - refund.amount, payment.amount),
  }));
}

export type RefundRow = Selectable<RefundTable>;

export async function insertRefund(tx: Work, refund: RefundRow): Promise<void> {
  await tx.insertInto('refund').values(refund).execute();
}

export function lockRefund(tx: Work, hotelId: number, refundId: string): Promise<RefundRow | undefined> {
  return tx
    .selectFrom('refund')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('refund_id', '=', refundId)
    .forUpdate()
    .executeTakeFirst();
}

export async function writeRefund(
  tx: Work,
  refund: RefundRow,
  result: { status: RefundRow['status']; gatewayRefundId: string | null },
): Promise<void> {
  await tx
    .updateTable('refund')
    .set({
      status: result.status,
      ...(result.gatewayRefundId === null ? {} : { gateway_refund_id: result.gatewayRefundId }),
    })
    .where('hotel_id', '=', refund.hotel_id)
    .where('refund_id', '=', refund.refund_id)
    .execute();
}

/** How many refunds of a payment have failed. */
export async function failedRefunds(
  tx: Work,
  { hotel_id, payment_id }: Pick<RefundRow, 'hotel_id' | 'payment_id'>,
): Promise<number> {
  const failed = await tx
    .selectFrom('refund')
    .select('refund_id')
    .where('hotel_id', '=', hotel_id)
    .where('payment_id', '=', payment_id)
    .where('status', '=', 'failed')
    .execute();
  return failed.length;
}
