import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // Pictures that a hotel's people brought in; the files lie in the store of pictures. Each is erased some day.
  `create table hotel_picture (
    hotel_id integer not null,
    picture_id text not null,
    kept_at timestamptz not null,
    author_kind text not null,
    author_name text not null,
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    used_at timestamptz,
    erase_at timestamptz not null,
    primary key (hotel_id, picture_id)
  )`,
  `create index hotel_picture_due on hotel_picture (erase_at)`,
  `alter table unit_change add column picture_id text`,
];

/** Pictures that a hotel's people bring in, and the one of what is broken in a room. */
export const hotelPictures: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
