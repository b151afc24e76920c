import type { Kysely, Selectable } from 'kysely';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import type { PropertyPaymentTable } from '../../database/tables/payment-tables.ts';
import type { Tables } from '../../database/tables.ts';

/** A line of what the property takes and gives back by itself. */
export type PropertyEntry = Selectable<PropertyPaymentTable>;

/** A booking's lines, the earliest first. */
export function propertyEntriesOf(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<PropertyEntry[]> {
  return db
    .selectFrom('property_payment')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('entry_id')
    .execute();
}

export async function insertPropertyEntry(tx: Transaction, entry: PropertyEntry): Promise<void> {
  await tx.insertInto('property_payment').values(entry).execute();
}

/** Forgets the notes on a booking's lines; the sums stay. */
export async function forgetPropertyNotes(
  tx: Transaction,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<void> {
  await tx
    .updateTable('property_payment')
    .set({ note: null })
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .execute();
}
