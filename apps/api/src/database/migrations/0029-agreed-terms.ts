import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // The facts and words of a hotel as they once were: bookings go on under those that they were agreed under.
  `create table hotel_revision (
    hotel_id integer not null,
    revision text not null,
    facts jsonb not null,
    words jsonb not null,
    primary key (hotel_id, revision)
  )`,
  `insert into hotel_revision (hotel_id, revision, facts, words)
    select hotel.hotel_id, hotel.fingerprint, hotel.facts, jsonb_object_agg(hotel_words.language, hotel_words.words)
    from hotel join hotel_words on hotel_words.hotel_id = hotel.hotel_id
    group by hotel.hotel_id, hotel.fingerprint, hotel.facts`,
  // What bookings of before this were agreed under, as far as it is still known.
  `alter table hotel add column first_revision text`,
  `update hotel set first_revision = fingerprint`,
  `alter table quote add column agreed jsonb`,
  `alter table booking add column agreed jsonb`,
];

export const agreedTerms: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
