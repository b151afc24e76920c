import type { Kysely, Selectable } from 'kysely';
import type { BookingKey } from '../../database/booking-key.ts';
import type { NewRow, Transaction } from '../../database/database.types.ts';
import type { LeftOwingTable } from '../../database/tables/folio-tables.ts';
import type { Tables } from '../../database/tables.ts';

export type LeftOwingRow = Selectable<LeftOwingTable>;

export const leftOwingOf = (
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<LeftOwingRow | undefined> =>
  db
    .selectFrom('left_owing')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();

export async function writeLeftOwing(tx: Transaction, row: NewRow<'left_owing'>): Promise<void> {
  const { reason, created_at, payer_id = null } = row;
  await tx
    .insertInto('left_owing')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['hotel_id', 'booking_id']).doUpdateSet({ reason, created_at, payer_id }),
    )
    .execute();
}

export async function dropLeftOwing(
  tx: Transaction,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<void> {
  await tx.deleteFrom('left_owing').where('hotel_id', '=', hotelId).where('booking_id', '=', bookingId).execute();
}

/** Forgets why a guest left owing; that it was so stays. */
export async function forgetLeftOwing(
  tx: Transaction,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<void> {
  await tx
    .updateTable('left_owing')
    .set({ reason: null })
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .execute();
}
