import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

/** How close together a person wants the lines of the desk. */
export const density: SchemaMigration = {
  async up(db: Kysely<never>) {
    await sql.raw(`alter table person add column density text not null default 'calm'`).execute(db);
  },
};
