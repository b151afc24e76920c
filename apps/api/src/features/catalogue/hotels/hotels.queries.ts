import type { Locale } from '@latchkey/api-contract/types';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';

/** A hotel that was written anew, with the number of that change. */
export interface HotelChange {
  readonly hotelId: number;
  readonly version: number;
}

/** The last of the changes after one, latest first. */
export function changesAfter(db: Database, version: number, limit: number): Promise<HotelChange[]> {
  return db
    .selectFrom('hotel')
    .select(['hotel_id as hotelId', 'version'])
    .where('version', '>', version)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** The next hotels after one, in the order in which they were written. */
export function hotelsAfter(db: Database, { hotelId, version }: HotelChange, limit: number): Promise<HotelChange[]> {
  return db
    .selectFrom('hotel')
    .select(['hotel_id as hotelId', 'version'])
    .where(sql<boolean>`(version, hotel_id) > (${version}, ${hotelId})`)
    .orderBy('version')
    .orderBy('hotel_id')
    .limit(limit)
    .execute();
}

export async function idBySlug(db: Database, slug: string): Promise<number | undefined> {
  const row = await db.selectFrom('hotel').select('hotel_id').where('slug', '=', slug).executeTakeFirst();
  return row?.hotel_id;
}

export async function idByHost(db: Database, host: string): Promise<number | undefined> {
  const row = await db.selectFrom('hotel_host').select('hotel_id').where('host', '=', host).executeTakeFirst();
  return row?.hotel_id;
}

export type HotelRow = Selectable<Tables['hotel']>;

export function findHotel(db: Database, id: number): Promise<Selectable<Tables['hotel']> | undefined> {
  return db.selectFrom('hotel').selectAll().where('hotel_id', '=', id).executeTakeFirst();
}

/** A hotel's facts and words as they once were. */
export function findRevision(
  db: Kysely<Tables>,
  hotelId: number,
  revision: string,
): Promise<Selectable<Tables['hotel_revision']> | undefined> {
  return db
    .selectFrom('hotel_revision')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('revision', '=', revision)
    .executeTakeFirst();
}

/** A hotel's words in each of its languages, as JSON. */
export function hotelWordsOf(db: Database, id: number): Promise<{ language: Locale; text: string }[]> {
  return db
    .selectFrom('hotel_words')
    .select(['language', sql<string>`words::text`.as('text')])
    .where('hotel_id', '=', id)
    .execute();
}
