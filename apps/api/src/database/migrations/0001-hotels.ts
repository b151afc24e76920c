import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table hotel (
    hotel_id integer primary key,
    slug text not null unique,
    facts jsonb not null,
    images jsonb not null,
    fingerprint text not null,
    stocked_until date
  )`,
  `create table hotel_host (host text primary key, hotel_id integer not null references hotel (hotel_id))`,
  `create table hotel_words (
    hotel_id integer not null references hotel (hotel_id),
    language text not null,
    words jsonb not null,
    primary key (hotel_id, language)
  )`,
  // Overselling is impossible whatever the code above does: the counters cannot leave 0..total.
  `create table inventory (
    hotel_id integer not null,
    date date not null,
    room_type_id text not null,
    total smallint not null check (total >= 0),
    used smallint not null default 0,
    hours smallint[],
    primary key (hotel_id, date, room_type_id),
    constraint inventory_nights_in_bounds check (used >= 0 and used <= total),
    constraint inventory_hours_in_bounds check (hours is null or (cardinality(hours) = 24 and 0 <= all (hours) and total >= all (hours)))
  )`,
  `create table rate (
    hotel_id integer not null,
    date date not null,
    room_type_id text not null,
    rate_plan_id text not null,
    price_for_pax jsonb not null,
    extra_adult integer not null check (extra_adult >= 0),
    extra_child integer not null check (extra_child >= 0),
    min_stay smallint not null default 1 check (min_stay >= 1),
    primary key (hotel_id, date, room_type_id, rate_plan_id)
  )`,
];

export const hotels: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
