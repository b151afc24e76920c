import { ownVendor } from '@latchkey/booking-core/payment-ways';
import type { Gateway, Locale } from '@latchkey/api-contract/types';
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

/** Some of the hotels whose files name the provider's account at a gateway, first or among others, by number. */
export async function hotelsPaidBy(db: Database, gateway: Gateway, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('hotel')
    .select('hotel_id')
    .where(
      sql<boolean>`exists (
        select from jsonb_array_elements(
          jsonb_build_array(facts -> 'payment') || coalesce(facts -> 'payment' -> 'others', '[]')
        ) account
        where account ->> 'gateway' = ${gateway} and account ->> 'vendor' is distinct from ${ownVendor}
      )`,
    )
    .orderBy('hotel_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.hotel_id);
}

export async function idBySlug(db: Database, slug: string): Promise<number | undefined> {
  const row = await db.selectFrom('hotel').select('hotel_id').where('slug', '=', slug).executeTakeFirst();
  return row?.hotel_id;
}

export async function idByHost(db: Database, host: string): Promise<number | undefined> {
  const row = await db.selectFrom('hotel_host').select('hotel_id').where('host', '=', host).executeTakeFirst();
  if (row !== undefined) return row.hotel_id;
  const own = await db
    .selectFrom('hotel_domain')
    .select('hotel_id')
    .where('host', '=', host)
    .where('seen_at', 'is not', null)
    .executeTakeFirst();
  return own?.hotel_id;
}

/** Whether the provider keeps guests from a hotel. */
export async function isHeld(db: Kysely<Tables>, hotelId: number): Promise<boolean> {
  const row = await db.selectFrom('hotel_hold').select('hotel_id').where('hotel_id', '=', hotelId).executeTakeFirst();
  return row !== undefined;
}

/** The host of its own on which guests find a hotel: one that is proved, the one named last before those before it. */
export async function ownHostOf(db: Kysely<Tables>, hotelId: number): Promise<string | null> {
  const row = await db
    .selectFrom('hotel_domain')
    .select('host')
    .where('hotel_id', '=', hotelId)
    .where('seen_at', 'is not', null)
    .where('lost_at', 'is', null)
    .orderBy('is_former')
    .orderBy('seen_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.host ?? null;
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
