import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const fields = `'price_for_pax', 'extra_adult', 'extra_child', 'min_stay', 'max_stay', 'closed', 'closed_to_arrival'`;

const statements = [
  // Which columns the property has set by hand. Null where nothing is, and, with by_property, where a version that did not
  // tell them apart has written the row: those are told apart when the hotel's files are loaded, by what they say.
  `alter table rate add column by_hand text[] check (by_hand <@ array[${fields}])`,
  `create index rate_by_hand on rate (hotel_id, date) where by_property`,
  // In which order the bookings of a hotel last changed. The numbers of a hotel are given out by the lock of its one row here,
  // held until the commit: who has read up to a number misses none below it.
  `create table booking_feed (hotel_id integer primary key, last bigint not null)`,
  `create table booking_change (
    hotel_id integer not null,
    booking_id text not null,
    number bigint not null,
    primary key (hotel_id, booking_id)
  )`,
  `create unique index booking_change_by_number on booking_change (hotel_id, number)`,
  `insert into booking_change (hotel_id, booking_id, number)
    select hotel_id, booking_id, row_number() over (partition by hotel_id order by created_at, booking_id) from booking`,
  `insert into booking_feed (hotel_id, last) select hotel_id, max(number) from booking_change group by hotel_id`,
];

/** What a property has set by hand of a night's rate, column by column; and the order in which its bookings change. */
export const propertyDoors: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
