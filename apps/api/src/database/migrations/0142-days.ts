import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // When the days of a house end; without a row at midnight.
  `create table day_end (
    hotel_id integer primary key,
    ends_at text not null,
    changed_at timestamptz not null
  )`,
  // The days of a house: one is open. The report of a closed one is text, so that its hash is of exactly that.
  `create table house_day (
    hotel_id integer not null,
    day date not null,
    state text not null check (state in ('open', 'closing', 'closed')),
    opened_at timestamptz not null,
    cut_at timestamptz,
    seen_change bigint,
    number integer,
    closed_at timestamptz,
    author_kind text,
    author_id text,
    author_name text,
    content text,
    previous_hash text,
    hash text,
    primary key (hotel_id, day),
    unique (hotel_id, number),
    check ((state = 'closed') = (hash is not null)),
    check ((state = 'open') = (cut_at is null))
  )`,
  `create unique index house_day_open on house_day (hotel_id) where state = 'open'`,
  // What each day carries: a night of a stay once, a payment once, and of what changed later the difference.
  `create table day_line (
    hotel_id integer not null,
    day date not null,
    key text not null,
    booking_id text not null,
    kind text not null,
    of_date date,
    amount bigint not null,
    name text,
    rate double precision,
    base bigint,
    way text,
    primary key (hotel_id, day, key)
  )`,
  `create index day_line_of_booking on day_line (hotel_id, booking_id)`,
  // The day for which a line was meant that was closed by then.
  `alter table folio_line add column meant_for date`,
];

/** The end of the day: what each day carries, and its sealed report. */
export const days: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
  indexes: [{ name: 'folio_line_by_day', on: `folio_line (hotel_id, day)` }],
};
