import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A booking is told to the ad pixel once; when, stands with it. */
export const toldPurchases: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table booking add column purchase_told_at timestamptz`.execute(db);
  },
};
