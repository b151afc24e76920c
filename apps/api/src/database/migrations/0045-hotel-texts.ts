import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

/** The files of a hotel as they were written, by name, so that they can be had back; null of older versions. */
export const hotelTexts: SchemaMigration = {
  async up(db: Kysely<never>) {
    await sql`alter table hotel_revision add column texts jsonb`.execute(db);
  },
};
