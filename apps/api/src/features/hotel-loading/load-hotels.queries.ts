import type { Locale } from '@latchkey/api-contract/types';
import { sql } from 'kysely';
import type { Database, Work } from '../../database/database.types.ts';
import { transact } from '../../database/transact.ts';
import { listingOf } from '../hotel-listing/hotel-listing.ts';
import { writeListing } from '../hotel-listing/hotel-listing.queries.ts';
import { hotelPagesOf } from '../hotel-pages/hotel-pages.ts';
import { writePages } from '../hotel-pages/hotel-pages.queries.ts';
import type { HotelFolder } from '../hotel-files/hotel-folder.types.ts';

/** The fingerprints of the files that the hotels were written from, by hotel id. */
export async function fingerprintsOf(db: Database): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('hotel').select(['hotel_id', 'fingerprint']).execute();
  return new Map(rows.map((row) => [row.hotel_id, row.fingerprint]));
}

/** Writes a hotel with its hosts, words, listing and pages, in place of what was known of it; its pages changed `now`. */
export async function writeHotel(db: Database, hotel: HotelFolder, now: Date): Promise<void> {
  const { facts, images, words, fingerprint } = hotel;
  await transact(db, async (tx) => {
    await takeTurn(tx);
    const row = { slug: facts.slug, facts: JSON.stringify(facts), images: JSON.stringify(images), fingerprint };
    await tx
      .insertInto('hotel')
      .values({ hotel_id: facts.id, ...row, stocked_until: null })
      .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet(row))
      .execute();
    await tx.deleteFrom('hotel_host').where('hotel_id', '=', facts.id).execute();
    await tx
      .insertInto('hotel_host')
      .values(facts.hosts.map((host) => ({ host, hotel_id: facts.id })))
      .execute();
    await tx.deleteFrom('hotel_words').where('hotel_id', '=', facts.id).execute();
    await tx
      .insertInto('hotel_words')
      .values(
        Object.entries(words).map(([language, ofOne]) => ({
          hotel_id: facts.id,
          language: language as Locale,
          words: JSON.stringify(ofOne),
        })),
      )
      .execute();
    await tx
      .insertInto('hotel_revision')
      .values({
        hotel_id: facts.id,
        revision: fingerprint,
        facts: JSON.stringify(facts),
        words: JSON.stringify(words),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await writeListing(tx, listingOf(hotel));
    await writePages(tx, hotelPagesOf(hotel), now);
  });
}

/** Writes the listing and pages of a hotel that was written before these were kept. */
export async function listHotel(db: Database, hotel: HotelFolder): Promise<void> {
  await transact(db, async (tx) => {
    await takeTurn(tx);
    await writeListing(tx, listingOf(hotel));
    await writePages(tx, hotelPagesOf(hotel), null);
  });
}

/**
 * Serialises concurrent loading by the migration lock: an upsert waits on the same key, but fails if it meets the other
 * hotel's slug first.
 */
async function takeTurn(tx: Work): Promise<void> {
  await sql`select 1 from kysely_migration_lock for update`.execute(tx);
}
