import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // What a guest typed into a form of checkout that led back to its page, for minutes, and for the device that posted it.
  `create table posted_form (
    hotel_id integer not null,
    form_id text not null,
    device_hash text not null,
    fields jsonb not null,
    code text,
    at timestamptz not null,
    primary key (hotel_id, form_id)
  )`,
  `create index posted_form_by_age on posted_form (at)`,
];

export const postedForms: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
