import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // The code that a booking was made with, by its id in the hotel's files: what it is worth may change, and its letters.
  `alter table booking add column coupon_id text`,
  `create index booking_by_coupon on booking (hotel_id, coupon_id) where coupon_id is not null`,
  // One row a code with a limit of uses: who makes a booking with it holds the lock of the row until the commit.
  `create table limited_code (hotel_id integer not null, coupon_id text not null, primary key (hotel_id, coupon_id))`,
];

/** How often a code was used: the bookings made with it that stand. */
export const codeUses: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
