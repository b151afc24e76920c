import type { Kysely } from 'kysely';
import type { Work } from '../../database/database.types.ts';
import type { Tables } from '../../database/tables.ts';

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

/** Gives a device's access under its new token; the one before opens nothing any more. */
export async function renewDevice(tx: Work, before: string | undefined, deviceHash: string): Promise<void> {
  if (before === undefined) return;
  await tx.updateTable('booking_access').set({ device_hash: deviceHash }).where('device_hash', '=', before).execute();
}

/** Ends a device's access to every booking. */
export async function forgetDevice(tx: Work, deviceHash: string): Promise<void> {
  await tx.deleteFrom('booking_access').where('device_hash', '=', deviceHash).execute();
}
