import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const arrives = `(coalesce(selection -> 'stay' ->> 'checkIn', selection -> 'stay' ->> 'date'))`;
const departs = `(coalesce(selection -> 'stay' ->> 'checkOut', selection -> 'stay' ->> 'date'))`;

const statements = [
  `alter table booking add column left_at timestamptz`,
  // What one shift leaves for the next: about a day, or about a booking.
  `create table note (
    hotel_id integer not null,
    note_id text not null,
    date date,
    booking_id text,
    text text not null,
    author_kind text not null,
    author_id text not null,
    created_at timestamptz not null,
    done_at timestamptz,
    primary key (hotel_id, note_id),
    foreign key (hotel_id, booking_id) references booking (hotel_id, booking_id),
    check ((date is null) <> (booking_id is null))
  )`,
];

/** A property's day: who has left, notes for the shift, and how the bookings of a day are found without reading them all. */
export const daySheet: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
  indexes: [
    { name: 'booking_of_day', on: `booking (hotel_id, ${departs}, ${arrives}) where status = 'confirmed'` },
    { name: 'booking_made', on: `booking (hotel_id, created_at, booking_id)` },
    { name: 'booking_requested', on: `booking (hotel_id, booking_id) where status = 'requested'` },
    { name: 'booking_ended', on: `booking_event (hotel_id, at) where type in ('cancelled', 'expired')` },
    { name: 'guest_request_open', on: `guest_request (hotel_id, booking_id) where status = 'open'` },
    { name: 'note_open', on: `note (hotel_id, created_at) where done_at is null` },
    { name: 'note_of_booking', on: `note (hotel_id, booking_id) where booking_id is not null` },
  ],
};
