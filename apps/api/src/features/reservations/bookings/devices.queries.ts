import type { Kysely } from 'kysely';
import type { Work } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';

/** Whether a booking remembers the device. */
export async function isKnownDevice(db: Kysely<Tables>, deviceHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('booking_access')
    .select('booking_id')
    .where('device_hash', '=', deviceHash)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The hotels that a device has access to a booking of. */
export async function hotelsOfDevice(db: Kysely<Tables>, deviceHash: string | undefined): Promise<number[]> {
  if (deviceHash === undefined) return [];
  const rows = await db
    .selectFrom('booking_access')
    .select('hotel_id')
    .distinct()
    .where('device_hash', '=', deviceHash)
    .execute();
  return rows.map(({ hotel_id }) => hotel_id);
}

/** Gives a device's access to a hotel's bookings under its new token; the one before opens nothing there any more. */
export async function renewDevice(
  tx: Work,
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
export async function forgetDevice(tx: Work, hotelId: number, deviceHash: string): Promise<void> {
  await tx.deleteFrom('booking_access').where('hotel_id', '=', hotelId).where('device_hash', '=', deviceHash).execute();
}
