import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // Why a message went to nobody: it was one too many of a day, or its hotel may not write there. Null: it was not kept back.
  `alter table outbox add column kept_back text check (kept_back in ('over_limit', 'stopped'))`,
];

/** What the gate of messages keeps back is known as such. */
export const messagesKeptBack: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
