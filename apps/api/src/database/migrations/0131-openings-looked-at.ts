import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // What its owner asked to be shown, and what the provider has looked at: a revision of the documents, with the host and
  // the accounts that stand beside them.
  `alter table hotel_start
    add column asked_revision text,
    add column asked_beside jsonb,
    add column withdrawn jsonb,
    add column looked_revision text,
    add column looked_beside jsonb`,
];

/** An approval is of what was looked at. */
export const openingsLookedAt: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
