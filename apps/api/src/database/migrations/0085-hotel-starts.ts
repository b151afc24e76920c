import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // A house that somebody sets up alone. `composed` are its documents as they were last made of the answers; null: it is no
  // hotel yet.
  `create table hotel_start (
    hotel_id integer primary key,
    person_id text not null,
    version integer not null,
    language text not null,
    answers jsonb not null,
    composed jsonb,
    started_at timestamptz not null,
    saved_at timestamptz not null,
    asked_at timestamptz,
    opened_at timestamptz
  )`,
  `create index hotel_start_of_person on hotel_start (person_id, started_at)`,
];

/** Houses that are set up by those who own them, from the first answer to the day on which guests see them. */
export const hotelStarts: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
