import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  `create table hotel_trial (
    hotel_id integer primary key,
    of_hotel_id integer not null unique,
    person_id text not null,
    mailbox text not null,
    language text not null,
    begun_at timestamptz not null,
    ends_at timestamptz not null
  )`,
];

/** Copies of hotels in which their people book as guests do, before guests see what they wrote. */
export const trialHouses: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
