import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // Who made a key: the person, or `operator`. Of those of before the journal says it.
  `alter table property_key add column made_by text`,
  // Who invited a person: an invitation that waits ends with the work of whoever made it. Null of the operator's.
  `alter table staff_member add column invited_by text`,
  // The hotel that a link invites to; null of a link that only signs in.
  `alter table sign_in_link add column hotel_id integer`,
];

/** What opens a hotel knows whom it came from. */
export const endsOfAccess: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
