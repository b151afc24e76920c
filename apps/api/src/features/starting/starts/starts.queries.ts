import type { Locale } from '@latchkey/booking-core/language';
import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Work } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';
import type { StartAnswers } from '../../../database/tables/hotel-tables.ts';
import type { DocumentTexts } from '../../catalogue/catalogue.ts';

export type StartRow = Selectable<Tables['hotel_start']>;

/** Ids below are given by those who keep hotels in files. */
const firstId = 1_000_001;

/** The next id that no hotel has and nobody has begun with; in the turn of who writes hotels (`takeTurn`). */
export async function freeHotelId(tx: Work): Promise<number> {
  const [hotel, start] = await Promise.all(
    (['hotel', 'hotel_start'] as const).map((table) =>
      tx
        .selectFrom(table)
        .select(({ fn }) => fn.max('hotel_id').as('last'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return Math.max(firstId - 1, Number(hotel?.last ?? 0), Number(start?.last ?? 0)) + 1;
}

export async function insertStart(
  tx: Work,
  row: {
    readonly hotelId: number;
    readonly personId: string;
    readonly language: Locale;
    readonly answers: StartAnswers;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('hotel_start')
    .values({
      hotel_id: row.hotelId,
      person_id: row.personId,
      version: 1,
      language: row.language,
      answers: JSON.stringify(row.answers),
      composed: null,
      started_at: row.at,
      saved_at: row.at,
      asked_at: null,
      opened_at: null,
    })
    .execute();
}

/** What a person has begun, the latest first. */
export const startsOf = (db: Kysely<Tables>, personId: string): Promise<StartRow[]> =>
  db
    .selectFrom('hotel_start')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('started_at', 'desc')
    .orderBy('hotel_id', 'desc')
    .execute();

export const startOf = (db: Kysely<Tables>, hotelId: number): Promise<StartRow | undefined> =>
  db.selectFrom('hotel_start').selectAll().where('hotel_id', '=', hotelId).executeTakeFirst();

/** The same, held until the transaction ends. */
export const lockStart = (tx: Work, hotelId: number): Promise<StartRow | undefined> =>
  tx.selectFrom('hotel_start').selectAll().where('hotel_id', '=', hotelId).forUpdate().executeTakeFirst();

/** Writes what was answered, and the documents that were made of it; undefined: none were, and those before stay. */
export async function writeAnswers(
  tx: Work,
  hotelId: number,
  {
    version,
    language,
    answers,
    composed,
    at,
  }: Pick<StartRow, 'version' | 'language'> & {
    readonly answers: StartAnswers;
    readonly composed?: DocumentTexts | undefined;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .updateTable('hotel_start')
    .set({
      version,
      language,
      answers: JSON.stringify(answers),
      saved_at: at,
      ...(composed === undefined ? {} : { composed: JSON.stringify(composed) }),
    })
    .where('hotel_id', '=', hotelId)
    .execute();
}

/** Notes that its owner had guests see a hotel, or that they do. */
export async function writeOpening(
  tx: Work,
  hotelId: number,
  fields: Pick<
    Updateable<Tables['hotel_start']>,
    | 'asked_at'
    | 'opened_at'
    | 'refused'
    | 'withdrawn'
    | 'asked_revision'
    | 'asked_beside'
    | 'looked_revision'
    | 'looked_beside'
    | 'changed_at'
  >,
): Promise<void> {
  await tx.updateTable('hotel_start').set(fields).where('hotel_id', '=', hotelId).execute();
}

/** Whether another hotel has a slug. */
export async function isSlugTaken(db: Kysely<Tables>, slug: string, hotelId: number): Promise<boolean> {
  const row = await db
    .selectFrom('hotel')
    .select('hotel_id')
    .where('slug', '=', slug)
    .where('hotel_id', '<>', hotelId)
    .executeTakeFirst();
  return row !== undefined;
}
