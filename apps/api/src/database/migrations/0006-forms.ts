import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // hotel_id 0 is the provider itself.
  `create table form_entry (
    hotel_id integer not null,
    kind text not null,
    entry_id text not null,
    facts jsonb not null,
    created_at timestamptz not null,
    primary key (hotel_id, kind, entry_id)
  )`,
  `create index form_entry_by_age on form_entry (kind, created_at)`,
];

export const forms: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
