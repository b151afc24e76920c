import type { BookingStatus } from '@latchkey/booking-core/booking-states';
import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { Work } from '../../database/database.types.ts';
import type { BookingTable } from '../../database/tables/booking-tables.ts';
import type { Tables } from '../../database/tables.ts';
import type { Claim } from '../inventory/claims.ts';

export type BookingRow = Selectable<BookingTable>;

/** What a booking occupies from now on, in place of what it did. */
export async function replaceLines(
  tx: Work,
  hotelId: number,
  bookingId: string,
  claims: readonly Claim[],
): Promise<void> {
  await tx.deleteFrom('booking_line').where('hotel_id', '=', hotelId).where('booking_id', '=', bookingId).execute();
  await tx
    .insertInto('booking_line')
    .values(lineRows(hotelId, bookingId, claims))
    .execute();
}

/** The ledger's lines of what a booking occupies. */
export function lineRows(
  hotelId: number,
  bookingId: string,
  claims: readonly Claim[],
): Insertable<Tables['booking_line']>[] {
  return claims.map((claim) => ({
    hotel_id: hotelId,
    booking_id: bookingId,
    date: claim.date,
    room_type_id: claim.roomTypeId,
    quantity: claim.quantity,
    night: claim.night,
    hour_from: claim.hourFrom,
    hour_to: claim.hourTo,
  }));
}

/** What a booking occupies, as the ledger has it, in lock order. */
export async function linesOf(tx: Kysely<Tables>, hotelId: number, bookingId: string): Promise<Claim[]> {
  const rows = await tx
    .selectFrom('booking_line')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .orderBy('date')
    .orderBy('room_type_id')
    .execute();
  return rows.map(claimOf);
}

/** A line of the ledger as what it claims. */
export function claimOf(row: Omit<Selectable<Tables['booking_line']>, 'hotel_id' | 'booking_id'>): Claim {
  return {
    date: row.date,
    roomTypeId: row.room_type_id,
    quantity: row.quantity,
    night: row.night,
    hourFrom: row.hour_from,
    hourTo: row.hour_to,
  };
}

export function findBooking(db: Kysely<Tables>, hotelId: number, bookingId: string): Promise<BookingRow | undefined> {
  return db
    .selectFrom('booking')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
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
export function lockBooking(tx: Work, hotelId: number, bookingId: string): Promise<BookingRow | undefined> {
  return tx
    .selectFrom('booking')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst();
}

export async function writeStatus(
  tx: Work,
  booking: Pick<BookingRow, 'hotel_id' | 'booking_id'>,
  status: BookingStatus,
  expiresAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('booking')
    .set({ status, expires_at: expiresAt })
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .execute();
}

/** Writes fields of a locked booking other than its status. */
export async function writeBooking(
  tx: Work,
  booking: Pick<BookingRow, 'hotel_id' | 'booking_id'>,
  fields: Updateable<BookingTable>,
): Promise<void> {
  await tx
    .updateTable('booking')
    .set(fields)
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .execute();
}

/** Bookings whose hold has run out, oldest first. */
export function dueBookings(
  db: Kysely<Tables>,
  now: Date,
  limit: number,
): Promise<Pick<BookingRow, 'hotel_id' | 'booking_id'>[]> {
  return db
    .selectFrom('booking')
    .select(['hotel_id', 'booking_id'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

/** Which of a booking's address and number are proved to be the reader's, by a code sent there. */
export interface Proofs {
  readonly mail: boolean;
  readonly phone: boolean;
}

/** Lets a device see a booking; what it has proved before stays proved. */
export async function grantAccess(
  db: Kysely<Tables>,
  booking: Pick<BookingRow, 'hotel_id' | 'booking_id'>,
  { deviceHash, proved, at }: { readonly deviceHash: string; readonly proved: Proofs; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('booking_access')
    .values({
      hotel_id: booking.hotel_id,
      booking_id: booking.booking_id,
      device_hash: deviceHash,
      granted_at: at,
      proved_mail: proved.mail,
      proved_phone: proved.phone,
    })
    .onConflict((conflict) =>
      conflict.columns(['hotel_id', 'booking_id', 'device_hash']).doUpdateSet({
        proved_mail: sql<boolean>`booking_access.proved_mail or excluded.proved_mail`,
        proved_phone: sql<boolean>`booking_access.proved_phone or excluded.proved_phone`,
      }),
    )
    .execute();
}

export async function hasAccess(
  db: Kysely<Tables>,
  hotelId: number,
  bookingId: string,
  deviceHash: string,
): Promise<boolean> {
  return (await provedAt(db, hotelId, bookingId, deviceHash)) !== undefined;
}

/** What a device that has access has proved; undefined where it has none. */
export async function provedAt(
  db: Kysely<Tables>,
  hotelId: number,
  bookingId: string,
  deviceHash: string,
): Promise<Proofs | undefined> {
  return db
    .selectFrom('booking_access')
    .select(['proved_mail as mail', 'proved_phone as phone'])
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
}
