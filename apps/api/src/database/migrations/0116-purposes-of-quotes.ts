import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

/** What a quote is for and whose it is; null in quotes of an older version, which make bookings alone. */
export const purposesOfQuotes: SchemaMigration = {
  async up(db: Kysely<never>) {
    await sql.raw(`alter table quote add column purpose jsonb`).execute(db);
  },
};
