import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

/** The films of a hotel, by what the store of pictures has them under; of pictures the hash stands with their sizes. */
export const hotelFilms: SchemaMigration = {
  async up(db: Kysely<never>) {
    await sql`alter table hotel add column films jsonb not null default '[]'`.execute(db);
  },
};
