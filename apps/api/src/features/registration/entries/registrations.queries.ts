import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { BookingId, BookingKey } from '../../../database/booking-key.ts';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { arrivalDate, departureDate } from '../../../database/stay-dates.ts';
import type { RegistrationTable } from '../../../database/tables/registration-tables.ts';
import type { Tables } from '../../../database/tables.ts';
import type { BookingRow } from '../../bookings/bookings.ts';

export type RegistrationRow = Selectable<RegistrationTable>;

/** The confirmed stays of a house that are here, come by a day, or have left since another. */
export async function staysBetween(
  db: Database,
  hotelId: number,
  { departsFrom, arrivesBy }: { readonly departsFrom: LocalDate; readonly arrivesBy: LocalDate },
): Promise<readonly BookingRow[]> {
  const { rows } = await sql<BookingRow>`select booking.* from booking
    where hotel_id = ${hotelId} and status = 'confirmed'
      and ${departureDate} >= ${departsFrom} and ${arrivalDate} <= ${arrivesBy}
    order by ${arrivalDate}, booking_id limit 1000`.execute(db);
  return rows;
}

/** What was filled in of some bookings' travellers, by place. */
export function registrationsOf(
  db: Kysely<Tables>,
  hotelId: number,
  bookingIds: readonly BookingId[],
): Promise<RegistrationRow[]> {
  if (bookingIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('registration')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', 'in', bookingIds)
    .orderBy('booking_id')
    .orderBy('place')
    .execute();
}

export async function writeRegistration(tx: Transaction, row: RegistrationRow): Promise<void> {
  const written = {
    ...row,
    missing: JSON.stringify(row.missing),
    missing_leaving: JSON.stringify(row.missing_leaving),
  };
  await tx
    .insertInto('registration')
    .values(written)
    .onConflict((conflict) => conflict.columns(['hotel_id', 'booking_id', 'place']).doUpdateSet(written))
    .execute();
}

export async function writeConfirmed(
  tx: Transaction,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
  places: readonly number[],
  { at, by, isSigned }: { readonly at: Date; readonly by: string | null; readonly isSigned: boolean },
): Promise<void> {
  if (places.length === 0) return;
  await tx
    .updateTable('registration')
    .set({ confirmed_at: at, confirmed_by: by, is_signed: isSigned })
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where('place', 'in', places)
    .execute();
}

export async function writeKeptUntil(tx: Transaction, key: BookingKey, keptUntil: LocalDate | null): Promise<void> {
  await tx
    .updateTable('registration')
    .set({ kept_until: keptUntil })
    .where('hotel_id', '=', key.hotel_id)
    .where('booking_id', '=', key.booking_id)
    .execute();
}

/** The last day that was written for a booking's registrations; null where none was. */
export async function keptUntilWritten(tx: Transaction, key: BookingKey): Promise<LocalDate | null> {
  const row = await tx
    .selectFrom('registration')
    .select('kept_until')
    .where('hotel_id', '=', key.hotel_id)
    .where('booking_id', '=', key.booking_id)
    .where('kept_until', 'is not', null)
    .orderBy('kept_until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.kept_until ?? null;
}

/** Deletes what was filled in of one traveller. */
export async function deleteRegistration(tx: Transaction, key: BookingKey, place: number): Promise<void> {
  await tx
    .deleteFrom('registration')
    .where('hotel_id', '=', key.hotel_id)
    .where('booking_id', '=', key.booking_id)
    .where('place', '=', place)
    .execute();
}

/** Deletes what was filled in of a booking, and answers of how many travellers. */
export async function deleteRegistrations(tx: Transaction, key: BookingKey): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('registration')
    .where('hotel_id', '=', key.hotel_id)
    .where('booking_id', '=', key.booking_id)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
