import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What cancelling costs at least, whatever the terms of the present dates say: the fee reached before an earlier change. */
export const leastFee: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`alter table booking add column least_fee bigint not null default 0 check (least_fee >= 0)`)
      .execute(db);
  },
};
