import type { BookingKey } from '../../database/booking-key.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Transaction } from '../../database/database.types.ts';
import type { DisputeTable } from '../../database/tables/payment-tables.ts';
import type { Tables } from '../../database/tables.ts';

export type DisputeRow = Selectable<DisputeTable>;

/** The disputes of a booking's payments, oldest first. */
export function disputesOf(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<DisputeRow[]> {
  return db
    .selectFrom('dispute')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .orderBy('opened_at')
    .execute();
}

/** Writes a dispute as it stands now. */
export async function writeDispute(tx: Transaction, dispute: DisputeRow): Promise<void> {
  const { amount, status, gone, changed_at } = dispute;
  await tx
    .insertInto('dispute')
    .values(dispute)
    .onConflict((conflict) =>
      conflict.columns(['hotel_id', 'gateway', 'gateway_dispute_id']).doUpdateSet({ amount, status, gone, changed_at }),
    )
    .execute();
}
