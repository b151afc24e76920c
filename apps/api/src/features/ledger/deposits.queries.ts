import type { Gateway } from '@latchkey/api-contract/types';
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Database, Transaction } from '../../database/database.types.ts';
import { laterBy } from '../../database/later-by.ts';
import { ofThese, readByServer } from '../../database/read-by-server.ts';
import type { SecurityDepositTable } from '../../database/tables/payment-tables.ts';
import type { Tables } from '../../database/tables.ts';

export type DepositRow = Selectable<SecurityDepositTable>;

/** The security deposit of a booking; undefined where none was asked for. */
export function findDeposit(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<DepositRow | undefined> {
  return db
    .selectFrom('security_deposit')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
}

/** The deposit that a gateway's order holds. */
export function findDepositOfOrder(
  db: Kysely<Tables>,
  hotelId: number,
  gateway: Gateway,
  orderId: string,
): Promise<DepositRow | undefined> {
  return db
    .selectFrom('security_deposit')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('gateway', '=', gateway)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** Notes that a deposit is to be held; once, whoever asks. */
export async function insertDeposit(tx: Transaction, deposit: Insertable<SecurityDepositTable>): Promise<void> {
  await tx
    .insertInto('security_deposit')
    .values(deposit)
    .onConflict((conflict) => conflict.columns(['hotel_id', 'booking_id']).doNothing())
    .execute();
}

export async function writeDeposit(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
  fields: Updateable<SecurityDepositTable>,
): Promise<void> {
  await db
    .updateTable('security_deposit')
    .set(fields)
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .execute();
}

/** Has the deposit of a booking that has become another looked at: it may be held on other days, or not at all. */
export async function lookAtDeposit(
  tx: Transaction,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('security_deposit')
    .set({ check_at: at })
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where('state', 'in', ['due', 'held'])
    .execute();
}

/** Deposits that are to be held, asked about or let go, the longest due first. */
export function depositsToTend(db: Database, now: Date, limit: number): Promise<readonly DepositRow[]> {
  return readByServer(db, (hotelIds) =>
    db
      .selectFrom('security_deposit')
      .selectAll()
      .where('check_at', '<=', now)
      .where(ofThese(hotelIds))
      .orderBy('check_at')
      .limit(limit)
      .execute(),
  );
}

/** Moves when a deposit is looked at next; false where another instance was first. */
export async function moveDepositCheck(db: Kysely<Tables>, deposit: DepositRow, next: Date | null): Promise<boolean> {
  const moved = await db
    .updateTable('security_deposit')
    .set({ check_at: next })
    .where('hotel_id', '=', deposit.hotel_id)
    .where('booking_id', '=', deposit.booking_id)
    .where((row) => (deposit.check_at === null ? row('check_at', 'is', null) : row('check_at', '=', deposit.check_at)))
    .returning('booking_id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Has security deposits be looked at now that a clock that was ahead has put off. Answers how many. */
export async function setDepositsDue(db: Database, now: Date, reconcileMs: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('security_deposit')
    .set({ check_at: now })
    .where('state', 'in', ['capturing', 'letting_go'])
    .where('check_at', '>', laterBy(now, reconcileMs))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
