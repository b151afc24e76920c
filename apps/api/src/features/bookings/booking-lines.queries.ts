import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Work } from '../../database/database.types.ts';
import type { Tables } from '../../database/tables.ts';
import type { Claim } from '../inventory/claims.ts';

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
