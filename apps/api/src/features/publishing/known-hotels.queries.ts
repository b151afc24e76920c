import type { Kysely } from 'kysely';
import type { Database, Transaction } from '../../database/database.types.ts';
import type { Tables } from '../../database/tables.ts';
import type { DocumentsKept } from '../../database/tables/hotel-tables.ts';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import type { HotelFolder } from '../catalogue/hotel-files/hotel-folder.types.ts';

/** The fingerprints of the files that a hotel and its listing were written from. */
export interface KnownFiles {
  readonly fingerprint: string;
  readonly listed: string | null;
  readonly kept: DocumentsKept;
}

export function knownOf(db: Kysely<Tables>, hotelId: number): Promise<KnownFiles | undefined> {
  return db
    .selectFrom('hotel')
    .leftJoin('hotel_listing', 'hotel_listing.hotel_id', 'hotel.hotel_id')
    .select(['hotel.fingerprint', 'hotel.kept', 'hotel_listing.fingerprint as listed'])
    .where('hotel.hotel_id', '=', hotelId)
    .executeTakeFirst();
}

const idsAtOnce = 1000;

/** The ids of all hotels in their order, some at a time. */
export async function* hotelIds(db: Kysely<Tables>): AsyncGenerator<number[]> {
  let after = -1;
  for (;;) {
    const rows = await db
      .selectFrom('hotel')
      .select('hotel_id')
      .where('hotel_id', '>', after)
      .orderBy('hotel_id')
      .limit(idsAtOnce)
      .execute();
    if (rows.length > 0) yield rows.map((row) => row.hotel_id);
    if (rows.length < idsAtOnce) return;
    after = rows.at(-1)?.hotel_id ?? after;
  }
}

/** What a hotel's files claim and another hotel has, each with whose it is. */
export async function claimsOfOthers(tx: Transaction, { id, slug, hosts }: HotelFacts): Promise<string[]> {
  const slugs = await tx
    .selectFrom('hotel')
    .select('hotel_id')
    .where('slug', '=', slug)
    .where('hotel_id', '<>', id)
    .execute();
  const taken = await tx
    .selectFrom('hotel_host')
    .select(['host', 'hotel_id'])
    .where('host', 'in', [...hosts])
    .where('hotel_id', '<>', id)
    .execute();
  const proved = await tx
    .selectFrom('hotel_domain')
    .select(['host', 'hotel_id'])
    .where('host', 'in', [...hosts])
    .where('hotel_id', '<>', id)
    .where('seen_at', 'is not', null)
    .execute();
  return [
    ...slugs.map((other) => `slug ${slug} already belongs to hotel ${other.hotel_id}`),
    ...[...taken, ...proved].map(({ host, hotel_id: other }) => `host ${host} already belongs to hotel ${other}`),
  ];
}

/** Keeps the text of files that were written by an older version, which kept what they say alone. */
export async function keepTexts(db: Database, { facts, fingerprint, texts }: HotelFolder): Promise<void> {
  await db
    .updateTable('hotel_revision')
    .set({ texts: JSON.stringify(texts) })
    .where('hotel_id', '=', facts.id)
    .where('revision', '=', fingerprint)
    .where('texts', 'is', null)
    .execute();
}
