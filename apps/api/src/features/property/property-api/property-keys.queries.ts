import type { Selectable } from 'kysely';
import type { Database, Work } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';

export type PropertyKeyRow = Selectable<Tables['property_key']>;

/** A key that is being made. */
export interface NewKey {
  readonly hotelId: number;
  readonly keyId: string;
  readonly name: string;
  readonly hash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

export async function insertKey(db: Database | Work, key: NewKey): Promise<void> {
  await db
    .insertInto('property_key')
    .values({
      hotel_id: key.hotelId,
      key_id: key.keyId,
      name: key.name,
      key_hash: key.hash,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
    })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'key_id']).doNothing())
    .execute();
}

export function findKey(db: Database | Work, hotelId: number, keyId: string): Promise<PropertyKeyRow | undefined> {
  return db
    .selectFrom('property_key')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('key_id', '=', keyId)
    .executeTakeFirst();
}

/** The keys of a hotel, the first made first. */
export function keysOf(db: Database, hotelId: number): Promise<PropertyKeyRow[]> {
  return db
    .selectFrom('property_key')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .orderBy('created_at')
    .orderBy('key_id')
    .execute();
}

/** Writes when a key was used, ends, or ended. */
export async function writeKey(
  db: Database | Work,
  { hotel_id, key_id }: Pick<PropertyKeyRow, 'hotel_id' | 'key_id'>,
  fields: Partial<Pick<PropertyKeyRow, 'last_used_at' | 'expires_at' | 'revoked_at'>>,
): Promise<void> {
  await db
    .updateTable('property_key')
    .set(fields)
    .where('hotel_id', '=', hotel_id)
    .where('key_id', '=', key_id)
    .execute();
}
