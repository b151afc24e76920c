import type { Gateway } from '@latchkey/api-contract/types';
import type { Selectable } from 'kysely';
import type { Database } from '../../../database/database.types.ts';
import type { LostPaymentTable } from '../../../database/tables/payment-tables.ts';

export type LostPaymentRow = Selectable<LostPaymentTable>;

/** Keeps a lost payment; false where it is kept already, or its hotel is none of this database's. */
export async function insertLost(db: Database, row: LostPaymentRow): Promise<boolean> {
  const hotel = await db.selectFrom('hotel').select('hotel_id').where('hotel_id', '=', row.hotel_id).executeTakeFirst();
  if (hotel === undefined) return false;
  const inserted = await db
    .insertInto('lost_payment')
    .values(row)
    .onConflict((conflict) => conflict.columns(['hotel_id', 'gateway', 'gateway_payment_id']).doNothing())
    .returning('gateway_payment_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The lost payments that have not gone back whole, the first noticed first. */
export function openLost(db: Database): Promise<LostPaymentRow[]> {
  return db
    .selectFrom('lost_payment')
    .selectAll()
    .where('refund_status', '<>', 'processed')
    .orderBy('noticed_at')
    .execute();
}

export function findLost(
  db: Database,
  hotelId: number,
  gateway: Gateway,
  gatewayPaymentId: string,
): Promise<LostPaymentRow | undefined> {
  return db
    .selectFrom('lost_payment')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('gateway', '=', gateway)
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .executeTakeFirst();
}

export async function writeLostRefund(
  db: Database,
  row: LostPaymentRow,
  refund: Pick<LostPaymentRow, 'refund_status' | 'gateway_refund_id'>,
): Promise<void> {
  await db
    .updateTable('lost_payment')
    .set(refund)
    .where('hotel_id', '=', row.hotel_id)
    .where('gateway', '=', row.gateway)
    .where('gateway_payment_id', '=', row.gateway_payment_id)
    .execute();
}

/** How many lost payments of each gateway have not gone back whole. */
export async function lostByGateway(db: Database): Promise<readonly { gateway: Gateway; count: number }[]> {
  const rows = await db
    .selectFrom('lost_payment')
    .select((payment) => ['gateway', payment.fn.countAll<string>().as('count')])
    .where('refund_status', '<>', 'processed')
    .groupBy('gateway')
    .execute();
  return rows.map(({ gateway, count }) => ({ gateway, count: Number(count) }));
}
