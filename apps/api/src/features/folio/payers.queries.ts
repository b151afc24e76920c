import type { Kysely, Selectable } from 'kysely';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import type { FolioPayerTable } from '../../database/tables/folio-tables.ts';
import type { Tables } from '../../database/tables.ts';

export type PayerRow = Selectable<FolioPayerTable>;

/** Who pays parts of a booking's folio beside whoever booked, in the order in which they were added. */
export const payersOfFolio = (
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<PayerRow[]> =>
  db
    .selectFrom('folio_payer')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('payer_id')
    .execute();

export async function insertPayer(tx: Transaction, payer: PayerRow): Promise<void> {
  await tx.insertInto('folio_payer').values(payer).execute();
}

/** Forgets who the payers were; that there were some, and what each owes, stays. */
export async function forgetFolioPayers(
  tx: Transaction,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<void> {
  await tx
    .updateTable('folio_payer')
    .set({ name: null, tax_id: null, address: null, mail: null })
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .execute();
}
