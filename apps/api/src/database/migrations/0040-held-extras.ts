import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // What a booking takes of its extras day by day, those with a stock and those that may be given one.
  `create table held_extra (
    hotel_id integer not null,
    booking_id text not null,
    addon_id text not null,
    date date not null,
    quantity smallint not null check (quantity > 0),
    primary key (hotel_id, booking_id, addon_id, date),
    foreign key (hotel_id, booking_id) references booking (hotel_id, booking_id)
  )`,
  `create index held_extra_by_date on held_extra (hotel_id, addon_id, date)`,
  // One row an extra with a stock: who takes of it holds the lock of the row until the commit.
  `create table extra_stock (
    hotel_id integer not null,
    addon_id text not null,
    stock smallint not null check (stock > 0),
    primary key (hotel_id, addon_id)
  )`,
];

/** How many a hotel has of an extra on each day, and what bookings take of it. */
export const heldExtras: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
