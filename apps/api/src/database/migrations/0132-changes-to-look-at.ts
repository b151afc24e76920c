import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

/** Since when guests see other facts of a young hotel than the provider has looked at. */
export const changesToLookAt: SchemaMigration = {
  async up(db: Kysely<never>) {
    await sql.raw(`alter table hotel_start add column changed_at timestamptz`).execute(db);
  },
  indexes: [{ name: 'hotel_start_changed', on: 'hotel_start (changed_at) where changed_at is not null' }],
};
