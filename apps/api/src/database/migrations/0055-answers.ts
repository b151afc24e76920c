import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // What a guest and the property write to each other about a booking. One of the guest's is settled once it is answered, or closed.
  `create table guest_message (
    hotel_id integer not null,
    message_id text not null,
    booking_id text not null,
    sent_by text not null check (sent_by in ('guest', 'property')),
    channel text not null check (channel in ('page', 'mail', 'sms')),
    text text not null,
    author_name text,
    created_at timestamptz not null,
    settled_at timestamptz,
    settled_by text,
    primary key (hotel_id, message_id),
    foreign key (hotel_id, booking_id) references booking (hotel_id, booking_id)
  )`,
  // Who looks after what guests ask, and how it ended. What was asked stays where it is kept.
  `create table answer (
    hotel_id integer not null,
    kind text not null,
    subject_id text not null,
    owner_kind text,
    owner_id text,
    owner_name text,
    closed_at timestamptz,
    closed_by text,
    reason text,
    text text,
    primary key (hotel_id, kind, subject_id)
  )`,
  // What came before there was a list of them has been answered by mail.
  `insert into answer (hotel_id, kind, subject_id, closed_at, reason)
    select hotel_id, case kind when 'price-match' then 'lead' when 'corporate' then 'enquiry' else 'question' end, entry_id, now(), 'elsewhere'
    from form_entry where kind in ('question', 'price-match', 'corporate') and hotel_id <> 0`,
];

/** Answers that a property owes, and its conversations with guests. */
export const answers: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
  indexes: [
    { name: 'guest_message_of_booking', on: 'guest_message (hotel_id, booking_id, created_at)' },
    {
      name: 'guest_message_unsettled',
      on: `guest_message (hotel_id, booking_id) where sent_by = 'guest' and settled_at is null`,
    },
  ],
};
