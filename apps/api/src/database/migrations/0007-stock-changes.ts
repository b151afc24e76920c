import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Read in order across hotels, so hotel_id does not lead its key. Rows live for minutes.
  `create table stock_change (
    change_id bigint generated always as identity primary key,
    hotel_id integer not null,
    what text not null check (what in ('rooms', 'rates')),
    first date not null,
    last date not null,
    writer text not null,
    at timestamptz not null default clock_timestamp()
  )`,
];

export const stockChanges: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
