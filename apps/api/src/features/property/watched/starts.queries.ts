import type { Locale } from '@latchkey/booking-core/language';
import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Transaction } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';
import type { StartAnswers } from '../../../database/tables/hotel-tables.ts';
import type { DocumentTexts } from '../../catalogue/catalogue.ts';

export type StartRow = Selectable<Tables['hotel_start']>;

export async function insertStart(
  tx: Transaction,
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
export const lockStart = (tx: Transaction, hotelId: number): Promise<StartRow | undefined> =>
  tx.selectFrom('hotel_start').selectAll().where('hotel_id', '=', hotelId).forUpdate().executeTakeFirst();

/** Writes what was answered, and the documents that were made of it; undefined: none were, and those before stay. */
export async function writeAnswers(
  tx: Transaction,
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
  tx: Transaction,
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
