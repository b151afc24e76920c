import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  `create table hotel_hold (
    hotel_id integer primary key,
    held_at timestamptz not null,
    by_name text not null,
    words text not null
  )`,
  `alter table hotel_start add column refused text`,
];

/** Hotels from which the provider keeps guests, and why one was not shown when its owner opened it. */
export const heldHotels: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
