import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { PaymentRow } from '../ledger/ledger.ts';

/** Whether something moves at the gateway that only it can tell the end of: a refund made there, or an open dispute. */
export async function isUnderWay(
  db: Kysely<Tables>,
  { hotel_id: hotelId, payment_id: paymentId }: Pick<PaymentRow, 'hotel_id' | 'payment_id'>,
): Promise<boolean> {
  const refund = await db
    .selectFrom('refund')
    .select('refund_id')
    .where('hotel_id', '=', hotelId)
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'pending')
    .where('origin', '=', 'gateway')
    .limit(1)
    .executeTakeFirst();
  if (refund !== undefined) return true;
  const dispute = await db
    .selectFrom('dispute')
    .select('gateway_dispute_id')
    .where('hotel_id', '=', hotelId)
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  return dispute !== undefined;
}
