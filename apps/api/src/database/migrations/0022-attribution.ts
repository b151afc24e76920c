import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where a booking's visit came from, as the link of its guest said it. */
export const attribution: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table booking add column attribution jsonb`).execute(db);
  },
};
