import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  `create table bookkeeping_settings (
    hotel_id integer primary key,
    settings jsonb not null,
    changed_at timestamptz not null
  )`,
  // What was handed to the books, sealed: its files are kept as they were, so that they can be fetched again.
  `create table bookkeeping_batch (
    hotel_id integer not null,
    number integer not null check (number > 0),
    month text not null,
    asked text not null,
    first_day date not null,
    last_day date not null,
    author_kind text,
    author_id text,
    author_name text,
    made_at timestamptz not null,
    entries integer not null,
    total bigint not null,
    journal text not null,
    datev text,
    previous_hash text not null,
    hash text not null,
    primary key (hotel_id, number)
  )`,
  // A closed day goes to the books whole, and once.
  `create table bookkeeping_day (
    hotel_id integer not null,
    day date not null,
    batch integer not null,
    primary key (hotel_id, day),
    foreign key (hotel_id, batch) references bookkeeping_batch (hotel_id, number)
  )`,
  // `source`: the lines of the day that it is made of.
  `create table bookkeeping_entry (
    hotel_id integer not null,
    entry_id text not null,
    batch integer not null,
    day date not null,
    source text not null,
    booking_id text,
    primary key (hotel_id, entry_id),
    foreign key (hotel_id, batch) references bookkeeping_batch (hotel_id, number)
  )`,
  `create index bookkeeping_entry_of_booking on bookkeeping_entry (hotel_id, booking_id)`,
  `create index bookkeeping_entry_of_day on bookkeeping_entry (hotel_id, day, source)`,
  `create index bookkeeping_entry_of_batch on bookkeeping_entry (hotel_id, batch)`,
  `create table bookkeeping_posting (
    hotel_id integer not null,
    entry_id text not null,
    line integer not null,
    account text not null,
    debit bigint not null check (debit >= 0),
    credit bigint not null check (credit >= 0),
    taxes jsonb not null,
    primary key (hotel_id, entry_id, line),
    foreign key (hotel_id, entry_id) references bookkeeping_entry (hotel_id, entry_id)
  )`,
];

/** Entries for the program that keeps a house's books: accounts, batches, and what each has of which day. */
export const bookkeeping: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
