import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

/** On which company's account a stay was left that its guest has ended; of marks of before on none. */
export const companyAccounts: SchemaMigration = {
  async up(db: Kysely<never>) {
    await sql.raw('alter table left_owing add column payer_id text').execute(db);
  },
};
