import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // What guests say of their stays: one review of a booking. `held` waits for the operator because it may be abuse.
  `create table review (
    hotel_id integer not null,
    booking_id text not null,
    rating integer not null check (rating between 1 and 5),
    text text not null,
    author_name text not null,
    language text not null,
    stayed_in text not null,
    is_rewarded boolean not null,
    state text not null check (state in ('published', 'held', 'refused')),
    held_for text,
    answer text,
    created_at timestamptz not null,
    primary key (hotel_id, booking_id)
  )`,
  `create index review_by_age on review (hotel_id, created_at)`,
  `alter table mail_link drop constraint mail_link_purpose_check`,
  `alter table mail_link add constraint mail_link_purpose_check
    check (purpose in ('booking', 'letters', 'unsubscribe', 'review'))`,
];

export const reviews: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
