import type { Kysely, Selectable } from 'kysely';
import type { Database, Transaction } from '../../database/database.types.ts';
import type { Tables } from '../../database/tables.ts';
import type { DocumentsKept } from '../../database/tables/hotel-tables.ts';
import type { HotelFolder } from '../catalogue/hotel-files/hotel-folder.types.ts';

/** Who puts documents of a hotel in force, and from where. */
export interface Publication {
  readonly source: DocumentsKept;
  readonly byId: string | null;
  readonly byName: string | null;
  /** The number of the publication whose documents these are again. */
  readonly reverts: number | null;
}

/** What an import of files is. */
export const ofFiles: Publication = { source: 'files', byId: null, byName: null, reverts: null };

export type PublicationRow = Selectable<Tables['hotel_publication']>;

async function lastNumber(db: Kysely<Tables>, hotelId: number): Promise<number> {
  const { last } = await db
    .selectFrom('hotel_publication')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('hotel_id', '=', hotelId)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** Remembers what is in force where nothing has been remembered of the hotel yet: it came before. */
export async function keepFormer(tx: Transaction, hotelId: number): Promise<void> {
  if ((await lastNumber(tx, hotelId)) > 0) return;
  const former = await tx.selectFrom('hotel').selectAll().where('hotel_id', '=', hotelId).executeTakeFirst();
  if (former === undefined) return;
  await tx
    .insertInto('hotel_publication')
    .values({
      hotel_id: hotelId,
      number: 1,
      revision: former.fingerprint,
      source: 'files',
      by_id: null,
      by_name: null,
      reverts: null,
      images: JSON.stringify(former.images),
      films: JSON.stringify(former.films),
    })
    .execute();
}

/** Remembers that documents came in force; who writes a hotel holds its turn, so that numbers are each once. */
export async function writePublication(
  tx: Transaction,
  { facts, images, films, fingerprint }: HotelFolder,
  now: Date,
  { source, byId, byName, reverts }: Publication,
): Promise<void> {
  await tx
    .insertInto('hotel_publication')
    .values({
      hotel_id: facts.id,
      number: (await lastNumber(tx, facts.id)) + 1,
      revision: fingerprint,
      source,
      at: now,
      by_id: byId,
      by_name: byName,
      reverts,
      images: JSON.stringify(images),
      films: JSON.stringify(films),
    })
    .execute();
}

/** From now on a hotel is kept in files, whose content is in force already. */
export async function keepInFiles(db: Database, hotelId: number): Promise<void> {
  await db.updateTable('hotel').set({ kept: 'files' }).where('hotel_id', '=', hotelId).execute();
}

/** The publications of a hotel before a number, latest first. */
export function publicationsOf(
  db: Kysely<Tables>,
  hotelId: number,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<PublicationRow[]> {
  let query = db.selectFrom('hotel_publication').selectAll().where('hotel_id', '=', hotelId);
  if (before !== undefined) query = query.where('number', '<', before);
  return query.orderBy('number', 'desc').limit(limit).execute();
}

export function publicationOf(
  db: Kysely<Tables>,
  hotelId: number,
  number: number,
): Promise<PublicationRow | undefined> {
  return db
    .selectFrom('hotel_publication')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** The latest publication of a revision; undefined where there was none. */
export const publicationOfRevision = (
  db: Kysely<Tables>,
  hotelId: number,
  revision: string,
): Promise<PublicationRow | undefined> =>
  db
    .selectFrom('hotel_publication')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('revision', '=', revision)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
