import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { DocumentsKept } from '../../../database/tables/hotel-tables.ts';
import { wordsFile } from '@latchkey/hotel-document/names';
import { factsFile } from '@latchkey/hotel-document/names';
import { broughtInImages } from './brought-in-images.queries.ts';
import type { DocumentTexts, KeptChange } from './document-changes.ts';
import { writtenDocument } from './document-text.ts';
import type { KnownMedia } from './check-documents.ts';

/** The documents of a hotel that guests see, and the pictures that they and a draft of them may name. */
export interface DocumentsInForce extends KnownMedia {
  readonly revision: string;
  readonly texts: DocumentTexts;
  readonly kept: DocumentsKept;
}

/** What is in force of a hotel; undefined where there is no such hotel. */
export async function documentsOf(db: Kysely<Tables>, hotelId: number): Promise<DocumentsInForce | undefined> {
  const hotel = await db
    .selectFrom('hotel')
    .select(['fingerprint', 'images', 'films', 'kept'])
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  if (hotel === undefined) return undefined;
  const { fingerprint: revision, films, kept } = hotel;
  const texts = await textsOfRevision(db, hotelId, revision);
  if (texts === undefined) return undefined;
  const seen = new Set(hotel.images.map(({ name }) => name));
  const broughtIn = (await broughtInImages(db, hotelId)).filter(({ name }) => !seen.has(name));
  return { revision, texts, images: [...hotel.images, ...broughtIn], films, kept };
}

/** The documents of a revision; undefined where it is not known. Those that an older version kept are written from what they say. */
export async function textsOfRevision(
  db: Kysely<Tables>,
  hotelId: number,
  revision: string,
): Promise<DocumentTexts | undefined> {
  const row = await db
    .selectFrom('hotel_revision')
    .select(['texts', sql<string>`facts::text`.as('facts'), sql<Record<string, unknown>>`words`.as('words')])
    .where('hotel_id', '=', hotelId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.texts !== null && Object.hasOwn(row.texts, factsFile)) return row.texts;
  return {
    [factsFile]: writtenDocument(JSON.parse(row.facts)),
    ...Object.fromEntries(
      Object.entries(row.words).map(([language, words]) => [
        wordsFile(language as Parameters<typeof wordsFile>[0]),
        writtenDocument(words),
      ]),
    ),
  };
}

/** What is changed in a hotel's draft, with its version; of one that was never saved it is 0. */
export async function draftedChanges(
  db: Kysely<Tables>,
  hotelId: number,
): Promise<{ readonly version: number; readonly changes: readonly KeptChange[] }> {
  const draft = await db
    .selectFrom('hotel_draft')
    .select(['version', 'changes'])
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  return draft ?? { version: 0, changes: [] };
}
