import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

/** What money makes of a booking that is held. Those of an older version, and of an older engine beside, are confirmed by it. */
export const paidRequests: SchemaMigration = {
  async up(db: Kysely<never>) {
    await sql
      .raw(
        `alter table booking add column after_payment text default 'confirmed' check (after_payment in ('confirmed', 'requested'))`,
      )
      .execute(db);
  },
};
