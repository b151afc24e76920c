import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

/** Up to where the reception of a hotel may name prices and give money back by itself. */
export const bounds: SchemaMigration = {
  async up(db: Kysely<never>) {
    await sql
      .raw(
        `create table hotel_bounds (
          hotel_id integer primary key,
          price_percent integer check (price_percent between 0 and 100),
          refund bigint check (refund >= 0),
          changed_at timestamptz not null
        )`,
      )
      .execute(db);
  },
};
