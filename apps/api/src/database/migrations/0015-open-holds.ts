import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // One row for each device, number, e-mail address and network address that holds rooms: its lock puts bookings in line.
  `create table holder (
    holder_hash text primary key,
    until timestamptz not null
  )`,
  `create index holder_by_age on holder (until)`,
  // The bookings of each that were not paid for when they were made, for as long as they count.
  `create table open_hold (
    holder_hash text not null,
    hotel_id integer not null,
    booking_id text not null,
    until timestamptz not null,
    primary key (holder_hash, hotel_id, booking_id)
  )`,
  `create index open_hold_of_booking on open_hold (hotel_id, booking_id)`,
  `create index open_hold_by_age on open_hold (until)`,
];

export const openHolds: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
