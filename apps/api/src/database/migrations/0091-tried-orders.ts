import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

/** Which order of a fee a kept card was tried for: an engine that was stopped meanwhile tries no other. */
export const triedOrders: SchemaMigration = {
  async up(db: Kysely<never>) {
    await sql.raw('alter table kept_card add column tried_order_id text').execute(db);
  },
};
