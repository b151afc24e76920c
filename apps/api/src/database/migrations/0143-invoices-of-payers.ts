import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  `alter table invoice add column payer_id text not null default 'guest'`,
  `alter table booking add column invoiced_at timestamptz`,
];

/** Whose part of a folio an invoice is: papers of before are of whoever booked. And since when a booking's guest has one. */
export const invoicesOfPayers: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
  indexes: [{ name: 'invoice_by_day', on: 'invoice (hotel_id, issued_at)' }],
};
