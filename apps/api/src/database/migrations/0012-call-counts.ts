import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // What the limits count, of all processes on this database.
  `create table call_count (
    key_hash text not null,
    window_start timestamptz not null,
    calls integer not null,
    primary key (key_hash, window_start)
  )`,
];

export const callCounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
