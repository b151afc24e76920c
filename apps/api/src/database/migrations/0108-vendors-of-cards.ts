import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const tables = ['kept_card', 'security_deposit', 'lost_payment', 'webhook_inbox'];

/** At which of a hotel's accounts a card, a deposit, a lost payment or an event is; null: at the provider's. */
export const vendorsOfCards: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const table of tables) await sql.raw(`alter table ${table} add column vendor text`).execute(db);
  },
};
