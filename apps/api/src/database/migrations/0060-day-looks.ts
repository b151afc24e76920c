import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

/** When each person last looked at a hotel's day, and since when what is new is new to that person. */
export const dayLooks: SchemaMigration = {
  async up(db: Kysely<never>) {
    await sql
      .raw(
        `create table day_look (
          hotel_id integer not null,
          person_id text not null,
          looked_at timestamptz not null,
          since timestamptz not null,
          primary key (hotel_id, person_id)
        )`,
      )
      .execute(db);
  },
};
