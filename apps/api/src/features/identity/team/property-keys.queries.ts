import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../../../database/database.types.ts';
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
  /** The person, or `operator`; null where nobody knows. */
  readonly madeBy: string | null;
}

export async function insertKey(db: Database | Transaction, key: NewKey): Promise<void> {
  await db
    .insertInto('property_key')
    .values({
      hotel_id: key.hotelId,
      key_id: key.keyId,
      name: key.name,
      key_hash: key.hash,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
      made_by: key.madeBy,
    })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'key_id']).doNothing())
    .execute();
}

export function findKey(
  db: Database | Transaction,
  hotelId: number,
  keyId: string,
): Promise<PropertyKeyRow | undefined> {
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
  db: Database | Transaction,
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

/** Who made a key by the journal; undefined where it does not tell. */
export async function makerInJournal(
  db: Database,
  { hotel_id, key_id }: Pick<PropertyKeyRow, 'hotel_id' | 'key_id'>,
): Promise<{ readonly kind: string; readonly id: string } | undefined> {
  return db
    .selectFrom('journal_line')
    .select(['kind', 'actor_id as id'])
    .where('hotel_id', '=', hotel_id)
    .where('subject', '=', key_id)
    .where('operation', '=', 'createPropertyKey')
    .where('outcome', '=', 'done')
    .limit(1)
    .executeTakeFirst();
}
