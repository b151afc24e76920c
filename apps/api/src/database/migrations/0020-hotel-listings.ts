import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Letters are compared byte by byte, so that a range of them is all words with one beginning.
  `create table hotel_listing (
    hotel_id integer primary key,
    name_key text collate "C" not null,
    rating smallint not null,
    currency text not null,
    is_instant boolean not null,
    is_rental boolean not null,
    pays_at_property boolean not null,
    fingerprint text not null
  )`,
  `create index hotel_listing_by_name on hotel_listing (name_key, hotel_id)`,
  `create index hotel_listing_by_rating on hotel_listing (rating desc, name_key, hotel_id)`,
  `create table hotel_term (
    term text collate "C" not null,
    hotel_id integer not null,
    primary key (term, hotel_id)
  )`,
  `create index hotel_term_of_hotel on hotel_term (hotel_id)`,
];

export const hotelListings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
