import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // The number of the last change of any hotel: whoever writes one takes the next, and holds it until he has committed.
  `create table hotel_version (one_row boolean primary key default true check (one_row), last integer not null)`,
  `insert into hotel_version (last) values (0)`,
  `alter table hotel add column version integer not null default 0`,
  // When a hotel lacks its next night; null where that is not known yet.
  `alter table hotel_stock add column due_at timestamptz`,
];

/** Changes of hotels are followed by their numbers, and what is due of them is found by an index: no process lists them all. */
export const hotelVersions: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
  indexes: [
    { name: 'hotel_by_version', on: 'hotel (version, hotel_id)' },
    { name: 'hotel_stock_due', on: 'hotel_stock (due_at nulls first, hotel_id)' },
    {
      name: 'booking_departing',
      on: `booking ((coalesce(selection -> 'stay' ->> 'checkOut', selection -> 'stay' ->> 'date')), hotel_id, booking_id)
        where status = 'confirmed' and erased_at is null`,
    },
  ],
};
