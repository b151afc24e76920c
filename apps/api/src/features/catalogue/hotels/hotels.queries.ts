import type { Locale } from '@latchkey/api-contract/types';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';

/** How hotels are found, and whether what is known of them is still true. */
export interface HotelIndex {
  readonly fingerprints: ReadonlyMap<number, string>;
  readonly bySlug: ReadonlyMap<string, number>;
  readonly byHost: ReadonlyMap<string, number>;
}

/**
 * A mark of all that the index is made of: while it is the same, nothing has changed. The database reads every row for it,
 * but sends one.
 */
export async function readIndexMark(db: Database): Promise<string> {
  const hotels = await db
    .selectFrom('hotel')
    .select(sql<string>`concat(count(*), ' ', sum(hashtextextended(slug || ' ' || fingerprint, hotel_id)))`.as('mark'))
    .executeTakeFirstOrThrow();
  const hosts = await db
    .selectFrom('hotel_host')
    .select(sql<string>`concat(count(*), ' ', sum(hashtextextended(host, hotel_id)))`.as('mark'))
    .executeTakeFirstOrThrow();
  return `${hotels.mark}, ${hosts.mark}`;
}

export async function readIndex(db: Database): Promise<HotelIndex> {
  const rows = await db.selectFrom('hotel').select(['hotel_id', 'slug', 'fingerprint']).orderBy('hotel_id').execute();
  const hosts = await db.selectFrom('hotel_host').select(['host', 'hotel_id']).execute();
  return {
    fingerprints: new Map(rows.map((row) => [row.hotel_id, row.fingerprint])),
    bySlug: new Map(rows.map((row) => [row.slug, row.hotel_id])),
    byHost: new Map(hosts.map((row) => [row.host, row.hotel_id])),
  };
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
