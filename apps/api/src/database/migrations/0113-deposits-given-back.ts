import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

/** What becomes of a deposit after a sum of it was taken: given back at the gateway, or disputed at the guest's bank. */
export const depositsGivenBack: SchemaMigration = {
  async up(db: Kysely<never>) {
    await sql
      .raw(
        `alter table security_deposit
          add column charge_id text,
          add column given_back bigint not null default 0,
          add column dispute text check (dispute in ('open', 'won', 'lost', 'closed')),
          add constraint security_deposit_given_back check (given_back >= 0 and given_back <= captured) not valid`,
      )
      .execute(db);
  },
  // Messages of disputes name an order and no hotel.
  indexes: [{ name: 'security_deposit_by_order', on: 'security_deposit (gateway, order_id)' }],
};
