import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // Whether the name is of whoever proved the address. Of those who were there before it is; nobody knows better.
  `alter table person add column is_named boolean not null default true`,
  // What whoever asked for the link has typed, for whoever uses it in that browser.
  `alter table sign_in_link add column name text, add column language text`,
  // What the hotel calls somebody who has not accepted yet.
  `alter table staff_member add column invited_name text`,
];

/** A person has the name that came with the proof of the address. */
export const namesOfThoseWhoProved: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
