import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const arrives = `(coalesce(selection -> 'stay' ->> 'checkIn', selection -> 'stay' ->> 'date'))`;

const statements = [
  // What stood on a hotel's books as a day of its own began: `{ "2026-12-24": [rooms, revenue] }`.
  `create table books_snapshot (
    hotel_id integer not null,
    taken_on date not null,
    nights jsonb not null,
    taken_at timestamptz not null,
    primary key (hotel_id, taken_on)
  )`,
];

/** Reports read a period by its own rows: money by its moment, stays that did not take place by their arrival. */
export const reports: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
  indexes: [
    { name: 'booking_not_stayed', on: `booking (hotel_id, ${arrives}) where status in ('cancelled', 'no_show')` },
    {
      name: 'booking_event_of_money',
      on: `booking_event (hotel_id, at) where type in ('payment_captured', 'refund_processed', 'dispute_lost')`,
    },
    { name: 'property_payment_by_moment', on: `property_payment (hotel_id, created_at)` },
  ],
};
