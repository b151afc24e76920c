import type { Gateway } from '@latchkey/api-contract/types';
import type { Kysely, Selectable } from 'kysely';
import type { Transaction } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';
import type { UnmatchedPaymentTable } from '../../../database/tables/payment-tables.ts';

export type UnmatchedPaymentRow = Selectable<UnmatchedPaymentTable>;

export interface UnmatchedPaymentKey {
  readonly gateway: Gateway;
  readonly gatewayPaymentId: string;
}

/** Writes an unmatched payment; false where it was noticed before. */
export async function insertUnmatched(tx: Transaction, row: UnmatchedPaymentRow): Promise<boolean> {
  const inserted = await tx
    .insertInto('unmatched_payment')
    .values(row)
    .onConflict((conflict) => conflict.columns(['hotel_id', 'gateway', 'gateway_payment_id']).doNothing())
    .returning('gateway_payment_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findUnmatched(
  db: Kysely<Tables>,
  hotelId: number,
  { gateway, gatewayPaymentId }: UnmatchedPaymentKey,
): Promise<UnmatchedPaymentRow | undefined> {
  return db
    .selectFrom('unmatched_payment')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('gateway', '=', gateway)
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .executeTakeFirst();
}

/** The account at which a payment is, and with it what was paid for its order without being asked for. */
export async function vendorOf(db: Kysely<Tables>, hotelId: number, paymentId: string): Promise<string | null> {
  const payment = await db
    .selectFrom('payment')
    .select('vendor')
    .where('hotel_id', '=', hotelId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return payment?.vendor ?? null;
}

export async function writeUnmatchedRefund(
  db: Kysely<Tables>,
  row: UnmatchedPaymentRow,
  refund: Partial<Pick<UnmatchedPaymentRow, 'amount' | 'refund_id' | 'refund_status' | 'gateway_refund_id'>>,
): Promise<void> {
  await db
    .updateTable('unmatched_payment')
    .set(refund)
    .where('hotel_id', '=', row.hotel_id)
    .where('gateway', '=', row.gateway)
    .where('gateway_payment_id', '=', row.gateway_payment_id)
    .execute();
}
