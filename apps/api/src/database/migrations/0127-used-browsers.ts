import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // Browsers in which a person has signed in: what is asked for there is not counted with what strangers ask for.
  `create table used_browser (
    person_id text not null,
    browser_hash text not null,
    used_at timestamptz not null,
    primary key (person_id, browser_hash)
  )`,
];

/** A person's own browsers are known. */
export const usedBrowsers: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
