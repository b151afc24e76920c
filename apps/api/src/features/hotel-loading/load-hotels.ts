import type { Locale } from '@latchkey/api-contract/types';
import { todayIn } from '@latchkey/booking-core/time';
import { sql } from 'kysely';
import type { Database, Work } from '../../database/database.types.ts';
import { transact } from '../../database/transact.ts';
import type { HotelFault, HotelFolder } from '../hotel-files/hotel-folder.types.ts';
import { readHotelFolders } from '../hotel-files/read-hotel-folders.ts';
import { stockHotel } from './stock-hotel.ts';

/**
 * Brings the database in line with the hotel folders, as often as one likes: only hotels whose files changed are written.
 * Hotels whose folder is gone stay, with their bookings.
 */
export async function loadHotels(
  db: Database,
  directory: string,
  now: Date,
): Promise<{ loaded: number[]; faults: (HotelFault & { folder: string })[] }> {
  const { hotels, faults } = await readHotelFolders(directory);
  const known = new Map(
    (await db.selectFrom('hotel').select(['hotel_id', 'fingerprint']).execute()).map((row) => [
      row.hotel_id,
      row.fingerprint,
    ]),
  );
  const loaded: number[] = [];
  for (const hotel of hotels) {
    const { facts } = hotel;
    const changed = known.get(facts.id) !== hotel.fingerprint;
    if (changed) {
      await writeHotel(db, hotel);
      loaded.push(facts.id);
    }
    await stockHotel(db, facts, todayIn(facts.timeZone, now.getTime()), changed);
  }
  return { loaded, faults };
}

async function writeHotel(db: Database, { facts, images, words, fingerprint }: HotelFolder): Promise<void> {
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
  });
}

/**
 * Instances that start at once write hotels one after another, by the lock that migrations take turns with: an upsert
 * waits for another of the same key, but fails where it meets the other's slug first.
 */
async function takeTurn(tx: Work): Promise<void> {
  await sql`select 1 from kysely_migration_lock for update`.execute(tx);
}
