import { holdsRooms, type BookingStatus } from '@latchkey/booking-core/booking-states';
import { sql, type Kysely, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { BookingId, BookingKey } from '../../database/booking-key.ts';
import type { Database, Transaction } from '../../database/database.types.ts';
import { noteLocked } from '../../database/journal.ts';
import { ofThese, readByServer } from '../../database/read-by-server.ts';
import { insertRows } from '../../database/rows-in-json.ts';
import type { BookingTable } from '../../database/tables/booking-tables.ts';
import type { Tables } from '../../database/tables.ts';
import { closeRequests } from './guest-requests.queries.ts';
import { endKnown, writeKnownUntil, yearAfterStay } from '../booking-access/booking-access.ts';

export type BookingRow = Selectable<BookingTable>;

/** The columns that a new booking sets; the others have defaults. */
type NewRow = Record<
  Exclude<
    keyof BookingTable,
    | 'kept'
    | 'penalty_due'
    | 'fee_owed'
    | 'least_fee'
    | 'change'
    | 'erased_at'
    | 'arrived_at'
    | 'invoiced_at'
    | 'left_at'
    | 'purchase_told_at'
    | 'proved_at'
  >,
  unknown
>;

/** The statement that writes new bookings. */
export const insertNewRows = (rows: readonly NewRow[]): RawBuilder<unknown> => insertRows('booking', rows);

export function findBooking(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<BookingRow | undefined> {
  return db
    .selectFrom('booking')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
}

/** Some bookings of one hotel. */
export function findBookings(
  db: Kysely<Tables>,
  hotelId: number,
  bookingIds: readonly BookingId[],
): Promise<BookingRow[]> {
  return db
    .selectFrom('booking')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', 'in', bookingIds)
    .execute();
}

/** A hotel's booking by its reference. */
export function bookingOfReference(
  db: Kysely<Tables>,
  hotelId: number,
  reference: string,
): Promise<BookingRow | undefined> {
  return db
    .selectFrom('booking')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** The booking that the link of an SMS names, as far as the link needs it. */
export function bookingByShortCode(
  db: Kysely<Tables>,
  hotelId: number,
  code: string,
): Promise<Pick<BookingRow, 'booking_id' | 'language'> | undefined> {
  return db
    .selectFrom('booking')
    .select(['booking_id', 'language'])
    .where('hotel_id', '=', hotelId)
    .where(sql<string>`left(right(booking_id, 22), 10)`, '=', code)
    .executeTakeFirst();
}

/** The first lock of every change to a booking. */
export async function lockBooking(
  tx: Transaction,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<BookingRow | undefined> {
  const row = await tx
    .selectFrom('booking')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst();
  if (row !== undefined) noteLocked(tx, row);
  return row;
}

/** Writes the state of a locked booking, and what it says of its guest's number; once it ends, its requests close. */
export async function writeStatus(
  tx: Transaction,
  booking: BookingRow,
  status: BookingStatus,
  expiresAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('booking')
    .set({ status, expires_at: expiresAt })
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .execute();
  if (!holdsRooms(status)) await closeRequests(tx, booking);
  if (status === 'confirmed') await writeKnownUntil(tx, booking, yearAfterStay(booking));
  else if (expiresAt !== null) await writeKnownUntil(tx, booking, expiresAt, true);
  else if (booking.status !== 'confirmed') await endKnown(tx, booking);
}

/** Writes fields of a locked booking other than its status. */
export async function writeBooking(
  tx: Transaction,
  booking: BookingKey,
  fields: Updateable<BookingTable>,
): Promise<void> {
  await tx
    .updateTable('booking')
    .set(fields)
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .execute();
}

/** Bookings of a hotel whose hold has run out, oldest first. */
export function dueBookingsOf(db: Kysely<Tables>, hotelId: number, now: Date, limit: number): Promise<BookingKey[]> {
  return dueBefore(db, now, limit).where('hotel_id', '=', hotelId).execute();
}

/** Bookings of any hotel whose hold has run out, oldest first. */
export function dueBookings(db: Database, now: Date, limit: number): Promise<readonly BookingKey[]> {
  return readByServer(db, (hotelIds) => dueBefore(db, now, limit).where(ofThese(hotelIds)).execute());
}

const dueBefore = (db: Kysely<Tables>, now: Date, limit: number) =>
  db
    .selectFrom('booking')
    .select(['hotel_id', 'booking_id'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit);
