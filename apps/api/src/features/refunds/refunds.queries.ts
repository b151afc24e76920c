import type { BookingKey } from '../../database/booking-key.ts';
import type { CurrencyCode } from '@latchkey/booking-core/currency';
import type { Gateway } from '@latchkey/api-contract/types';
import type { Kysely, Selectable } from 'kysely';
import type { Transaction } from '../../database/database.types.ts';
import type { RefundTable } from '../../database/tables/payment-tables.ts';
import type { Tables } from '../../database/tables.ts';

export interface RefundToPay extends Selectable<RefundTable> {
  readonly gateway: Gateway;
  readonly vendor: string | null;
  readonly gateway_payment_id: string | null;
  readonly currency: CurrencyCode;
  /** When its payment was opened. */
  readonly paid_at: Date;
}

export function findRefund(db: Kysely<Tables>, hotelId: number, refundId: string): Promise<RefundToPay | undefined> {
  return db
    .selectFrom('refund')
    .innerJoin('payment', (join) =>
      join.onRef('payment.hotel_id', '=', 'refund.hotel_id').onRef('payment.payment_id', '=', 'refund.payment_id'),
    )
    .selectAll('refund')
    .select([
      'payment.gateway',
      'payment.vendor',
      'payment.gateway_payment_id',
      'payment.currency',
      'payment.created_at as paid_at',
    ])
    .where('refund.hotel_id', '=', hotelId)
    .where('refund.refund_id', '=', refundId)
    .executeTakeFirst();
}

/** A booking's refunds, oldest first. */
export function refundsOf(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<Selectable<RefundTable>[]> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .execute();
}

export type RefundRow = Selectable<RefundTable>;

export async function insertRefund(tx: Transaction, refund: RefundRow): Promise<void> {
  await tx.insertInto('refund').values(refund).execute();
}

export async function writeRefund(
  tx: Transaction,
  { hotel_id, refund_id }: Pick<RefundRow, 'hotel_id' | 'refund_id'>,
  {
    status,
    amount,
    gateway_refund_id,
    covered,
    asked_amount,
  }: Pick<RefundRow, 'status' | 'amount' | 'gateway_refund_id' | 'covered' | 'asked_amount'>,
): Promise<void> {
  await tx
    .updateTable('refund')
    .set({ status, amount, gateway_refund_id, covered, asked_amount })
    .where('hotel_id', '=', hotel_id)
    .where('refund_id', '=', refund_id)
    .execute();
}
