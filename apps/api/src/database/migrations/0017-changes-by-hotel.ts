import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // The feed is followed by time, so its numbers need no order across hotels, which may lie on several servers.
  `alter table stock_change drop constraint stock_change_pkey`,
  `alter table stock_change add primary key (hotel_id, change_id)`,
  `create index stock_change_by_age on stock_change (at)`,
];

export const changesByHotel: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
