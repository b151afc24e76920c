import type { Locale } from '@latchkey/api-contract/types';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.types.ts';
import { transact } from '../../database/transact.ts';
import { deleteListing, deletePages, hotelPagesOf, listingOf, writeListing, writePages } from '../listings/listings.ts';
import { isHeld, ownHostOf } from '../catalogue/catalogue.ts';
import type { HotelFolder } from '../catalogue/hotel-files/hotel-folder.types.ts';
import { keepFormer, ofFiles, type Publication, writePublication } from './publications.queries.ts';

/** Writes a hotel with its hosts, words, listing and pages, in place of the former ones; its pages changed `now`. */
export async function writeHotel(
  tx: Transaction,
  hotel: HotelFolder,
  now: Date,
  publication: Publication = ofFiles,
): Promise<void> {
  const { facts, images, films, words, texts, fingerprint } = hotel;
  const version = await nextVersion(tx);
  await keepFormer(tx, facts.id);
  const row = {
    slug: facts.slug,
    facts: JSON.stringify(facts),
    images: JSON.stringify(images),
    films: JSON.stringify(films),
    fingerprint,
    version,
    kept: publication.source,
  };
  await tx
    .insertInto('hotel')
    .values({ hotel_id: facts.id, ...row })
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
      texts: JSON.stringify(texts),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['hotel_id', 'revision'])
        .doUpdateSet({ texts: (row) => row.ref('excluded.texts') })
        // Of an older version, which kept what the files say alone.
        .where('hotel_revision.texts', 'is', null),
    )
    .execute();
  await writePublication(tx, hotel, now, publication);
  await list(tx, hotel, now);
}

/** Whether a hotel is in searches and on lists of pages: one that is closed or was never opened is left out. */
export const isListed = ({ facts: { state } }: HotelFolder): boolean => state !== 'closed' && state !== 'draft';

async function list(tx: Transaction, hotel: HotelFolder, changedAt: Date | null): Promise<void> {
  if (!isListed(hotel) || (await isHeld(tx, hotel.facts.id))) return unlist(tx, hotel.facts.id);
  await writeListing(tx, listingOf(hotel));
  const own = await ownHostOf(tx, hotel.facts.id);
  await writePages(tx, { ...hotelPagesOf(hotel), ...(own === null ? {} : { host: own }) }, changedAt);
}

async function unlist(tx: Transaction, hotelId: number): Promise<void> {
  await deleteListing(tx, hotelId);
  await deletePages(tx, hotelId);
}

/** Writes the listing and pages of a hotel that was written before these were kept. */
export async function listHotel(db: Database, hotel: HotelFolder): Promise<void> {
  await transact(db, async (tx) => {
    await takeTurn(tx);
    await list(tx, hotel, null);
  });
}

/**
 * Serialises concurrent loading by the row of the last change: an upsert waits on the same key, but fails if it meets the
 * other hotel's slug first.
 */
export async function takeTurn(tx: Transaction): Promise<void> {
  await tx.selectFrom('hotel_version').select('last').forUpdate().execute();
}

/**
 * The number of a change of a hotel. Its row is held until the change is committed, so that numbers are seen in their
 * order and who follows them misses none.
 */
async function nextVersion(tx: Transaction): Promise<number> {
  const { last } = await tx
    .updateTable('hotel_version')
    .set(({ eb }) => ({ last: eb('last', '+', 1) }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Lists a hotel in searches and on lists of pages, or takes it out, as it is by now. */
export const listAnew = (tx: Transaction, hotel: HotelFolder, now: Date): Promise<void> => list(tx, hotel, now);

/** Has every process read a hotel anew, though its documents are as they were. Within the turn of who writes hotels. */
export async function tellChanged(tx: Transaction, hotelId: number): Promise<void> {
  await tx
    .updateTable('hotel')
    .set({ version: await nextVersion(tx) })
    .where('hotel_id', '=', hotelId)
    .execute();
}

/** A hotel's fingerprint while its folder is gone: whatever comes back is read anew. */
const gone = 'gone';

/**
 * Closes a hotel whose folder is gone: it sells nothing, and keeps its bookings. Its hosts and slug are free for those
 * that are there. Answers its slug; null of one that is kept at the desk, which needs no folder.
 */
export async function closeGone(
  db: Database,
  hotelId: number,
  claimed: { readonly hosts: readonly string[]; readonly slugs: readonly string[] },
): Promise<string | null> {
  return transact<string | null>(db, async (tx) => {
    await takeTurn(tx);
    const { slug, fingerprint, kept } = await tx
      .selectFrom('hotel')
      .select(['slug', 'fingerprint', 'kept'])
      .where('hotel_id', '=', hotelId)
      .executeTakeFirstOrThrow();
    if (kept === 'desk') return null;
    const isTaken = claimed.slugs.includes(slug);
    const freed =
      claimed.hosts.length === 0
        ? []
        : await tx
            .deleteFrom('hotel_host')
            .where('hotel_id', '=', hotelId)
            .where('host', 'in', claimed.hosts)
            .returning('host')
            .execute();
    if (fingerprint === gone && !isTaken && freed.length === 0) return slug;
    await tx
      .updateTable('hotel')
      .set({
        facts: sql`jsonb_set(facts, '{state}', '"closed"')`,
        fingerprint: gone,
        version: await nextVersion(tx),
        ...(isTaken ? { slug: `${slug}-${hotelId}` } : {}),
      })
      .where('hotel_id', '=', hotelId)
      .execute();
    await unlist(tx, hotelId);
    return slug;
  });
}
