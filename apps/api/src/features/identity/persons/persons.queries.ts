import type { Locale } from '@latchkey/booking-core/language';
import type { Kysely, Selectable } from 'kysely';
import type { Transaction } from '../../../database/database.types.ts';
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

/**
 * The person of a mail address, made where there is none. Whoever asks may be a stranger: the person is called by the address
 * until somebody has proved it, and only mails until then are in the language that was asked for last.
 */
export async function personFor(
  tx: Transaction,
  { mail, language }: Omit<NewPerson, 'name'>,
  at: Date,
): Promise<PersonRow> {
  const address = foundBy(mail);
  await tx
    .insertInto('person')
    .values({
      person_id: secretText(),
      mail: address,
      name: address.split('@', 1)[0] ?? address,
      is_named: false,
      language,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('mail').doUpdateSet({ language }).where('person.is_named', '=', false))
    .execute();
  return tx.selectFrom('person').selectAll().where('mail', '=', address).executeTakeFirstOrThrow();
}

/** Gives a person who has just proved the address a name, and a language where one is said; one that is named keeps it. */
export async function namePerson(
  tx: Transaction,
  personId: string,
  { name, language }: { readonly name: string; readonly language: Locale | null },
): Promise<void> {
  await tx
    .updateTable('person')
    .set({ name, is_named: true, ...(language === null ? {} : { language }) })
    .where('person_id', '=', personId)
    .where('is_named', '=', false)
    .execute();
}

/** Writes how close together a person wants the lines of the desk. */
export async function writeDensity(db: Kysely<Tables>, personId: string, density: PersonRow['density']): Promise<void> {
  await db.updateTable('person').set({ density }).where('person_id', '=', personId).execute();
}
