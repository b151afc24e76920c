import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

/** Of each figure of a night, when it was meant, when it came, and who sent it: an older message never writes over a newer one. */
export const figuresSet: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const table of ['rate', 'inventory'])
      await sql.raw(`alter table ${table} add column set_at jsonb`).execute(db);
  },
};
