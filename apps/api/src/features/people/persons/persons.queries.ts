import type { Locale } from '@latchkey/booking-core/language';
import type { Kysely, Selectable } from 'kysely';
import type { Work } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';
import { secretText } from '../../../secret-text.ts';

export type PersonRow = Selectable<Tables['person']>;

/** The form under which a person is found by a mail address. */
export const foundBy = (mail: string): string => mail.trim().toLowerCase();

export const findPerson = (db: Kysely<Tables>, personId: string): Promise<PersonRow | undefined> =>
  db.selectFrom('person').selectAll().where('person_id', '=', personId).executeTakeFirst();

export const personOfMail = (db: Kysely<Tables>, mail: string): Promise<PersonRow | undefined> =>
  db.selectFrom('person').selectAll().where('mail', '=', foundBy(mail)).executeTakeFirst();

/** Who is to be known by a mail address. */
export interface NewPerson {
  readonly mail: string;
  readonly name: string;
  readonly language: Locale;
}

/** The person of a mail address, made where there is none: a name that is known stays. */
export async function personFor(tx: Work, { mail, name, language }: NewPerson, at: Date): Promise<PersonRow> {
  await tx
    .insertInto('person')
    .values({ person_id: secretText(), mail: foundBy(mail), name, language, created_at: at })
    .onConflict((conflict) => conflict.column('mail').doNothing())
    .execute();
  return tx.selectFrom('person').selectAll().where('mail', '=', foundBy(mail)).executeTakeFirstOrThrow();
}

/** Writes how close together a person wants the lines of the desk. */
export async function writeDensity(db: Kysely<Tables>, personId: string, density: PersonRow['density']): Promise<void> {
  await db.updateTable('person').set({ density }).where('person_id', '=', personId).execute();
}
