import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

/** When a guest has left. */
export const daySheet: SchemaMigration = {
  async up(db: Kysely<never>) {
    await sql`alter table booking add column left_at timestamptz`.execute(db);
  },
};
