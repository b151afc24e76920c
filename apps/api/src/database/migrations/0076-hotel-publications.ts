import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // Where a hotel's documents are kept: in files, or at the desk.
  `alter table hotel add column kept text not null default 'files'`,
  // Every time that documents of a hotel came in force: those of the last one are what guests see.
  `create table hotel_publication (
    hotel_id integer not null,
    number integer not null,
    revision text not null,
    source text not null,
    at timestamptz,
    by_id text,
    by_name text,
    reverts integer,
    images jsonb not null,
    films jsonb not null,
    primary key (hotel_id, number)
  )`,
  // What is changed and not published yet. The version goes up with each save, and never down.
  `create table hotel_draft (
    hotel_id integer primary key,
    version integer not null,
    changes jsonb not null,
    saved_at timestamptz not null,
    by_name text
  )`,
  // What comes in force on a day of the hotel's own; due_at is null of what could not, and refused says why.
  `create table hotel_planned (
    hotel_id integer not null,
    from_day date not null,
    due_at timestamptz,
    changes jsonb not null,
    planned_at timestamptz not null,
    by_id text,
    by_name text,
    refused jsonb,
    primary key (hotel_id, from_day)
  )`,
];

/** The documents of a hotel change at its desk too: as a draft, from a day on, at once; and each time is remembered. */
export const hotelPublications: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
  indexes: [{ name: 'hotel_planned_due', on: 'hotel_planned (due_at)' }],
};
