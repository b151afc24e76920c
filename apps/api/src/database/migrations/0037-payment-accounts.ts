import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whose accounts at the payment company a payment of a booking is for, as the hotel's file named them when it was opened. */
export const paymentAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table payment add column vendor text, add column super_vendor text`).execute(db);
  },
};
