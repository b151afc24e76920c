import { sql, type Kysely } from 'kysely';
import type { Transaction } from '../../database/database.types.ts';
import { insertRows } from '../../database/rows-in-json.ts';
import type { Tables } from '../../database/tables.ts';

/** Whether a booking remembers the device: one of the hotel's, or of any that it is noted at. */
export async function isKnownDevice(db: Kysely<Tables>, deviceHash: string, hotelId: number): Promise<boolean> {
  const here = await db
    .selectFrom('booking_access')
    .select('booking_id')
    .where('hotel_id', '=', hotelId)
    .where('device_hash', '=', deviceHash)
    .limit(1)
    .executeTakeFirst();
  return here !== undefined || (await hotelsOfDevice(db, deviceHash)).length > 0;
}

/** Notes that a device has access at some hotels, before it is given: by it alone they are found again. */
export async function noteDevice(db: Kysely<Tables>, deviceHash: string, hotelIds: readonly number[]): Promise<void> {
  if (hotelIds.length === 0) return;
  await insertDevices(hotelIds.map((hotelId) => ({ deviceHash, hotelId }))).execute(db);
}

/** An insert of devices with the hotels where they have access, always in one order, so that there is no deadlock. */
export function insertDevices(places: readonly { readonly deviceHash: string; readonly hotelId: number }[]) {
  const rows = places
    .map(({ deviceHash, hotelId }) => ({ device_hash: deviceHash, hotel_id: hotelId }))
    .toSorted((one, other) => one.hotel_id - other.hotel_id || (one.device_hash < other.device_hash ? -1 : 1));
  return sql`${insertRows('device_hotel', rows)} on conflict do nothing`;
}

/** The hotels that a device has access to a booking of. */
export async function hotelsOfDevice(db: Kysely<Tables>, deviceHash: string | undefined): Promise<number[]> {
  if (deviceHash === undefined) return [];
  const rows = await db.selectFrom('device_hotel').select('hotel_id').where('device_hash', '=', deviceHash).execute();
  return rows.map(({ hotel_id }) => hotel_id);
}

/** Forgets the hotels of a device whose token opens nothing any more. */
export async function forgetHotelsOf(db: Kysely<Tables>, deviceHash: string): Promise<void> {
  await db.deleteFrom('device_hotel').where('device_hash', '=', deviceHash).execute();
}

/** Gives a device's access to a hotel's bookings under its new token; the one before opens nothing there any more. */
export async function renewDevice(
  tx: Transaction,
  hotelId: number,
  before: string | undefined,
  deviceHash: string,
): Promise<void> {
  if (before === undefined) return;
  await tx
    .updateTable('booking_access')
    .set({ device_hash: deviceHash })
    .where('hotel_id', '=', hotelId)
    .where('device_hash', '=', before)
    .execute();
}

/** Ends a device's access to every booking of a hotel. */
export async function forgetDevice(tx: Transaction, hotelId: number, deviceHash: string): Promise<void> {
  await tx.deleteFrom('booking_access').where('hotel_id', '=', hotelId).where('device_hash', '=', deviceHash).execute();
}
