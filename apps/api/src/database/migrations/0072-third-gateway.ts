import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const tables = ['payment', 'unmatched_payment', 'dispute'] as const;

/** Payments, what goes back of them unasked, and disputes may be of Stripe too. What is there was held to less. */
export const thirdGateway: SchemaMigration = {
  contracts: 'a check gives way to a wider one of its name in the same statement',
  async up(db: Kysely<never>) {
    for (const table of tables)
      await sql
        .raw(
          `alter table ${table} drop constraint ${table}_gateway_check, add constraint ${table}_gateway_check
            check (gateway in ('razorpay', 'card-vault', 'stripe')) not valid`,
        )
        .execute(db);
  },
};
