import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // What was done at a hotel's side, and what was tried by who may not. Lines are added, and never changed.
  `create table journal_line (
    hotel_id integer not null,
    line_id text not null,
    at timestamptz not null,
    kind text not null check (kind in ('staff', 'key', 'operator', 'channel')),
    actor_id text not null,
    actor_name text not null,
    device text,
    operation text not null,
    outcome text not null check (outcome in ('done', 'refused')),
    booking_id text,
    subject text,
    before jsonb,
    after jsonb,
    why text,
    primary key (hotel_id, line_id)
  )`,
  `create index journal_line_by_moment on journal_line (hotel_id, at desc, line_id desc)`,
  `create index journal_line_by_booking on journal_line (hotel_id, booking_id, at desc, line_id desc) where booking_id is not null`,
];

/** The journal of each hotel. */
export const journal: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
