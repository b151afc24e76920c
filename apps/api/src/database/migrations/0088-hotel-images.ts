import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // Pictures for guests that a hotel's people brought in; the files lie in the store of pictures, by their hash.
  `create table hotel_image (
    hotel_id integer not null,
    name text not null,
    hash text not null,
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    kept_at timestamptz not null,
    primary key (hotel_id, name)
  )`,
];

/** Pictures for guests that a hotel's people bring in at the desk. */
export const hotelImages: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
