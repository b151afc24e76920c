import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table booking add column contact_phone text`,
  `update booking set contact_phone = travellers -> 0 ->> 'contactNumber'`,
  `create index booking_by_phone on booking (hotel_id, contact_phone) where contact_phone is not null`,
  // What the property and the payment company keep of the money paid: captured less refunds is this and what the stay costs.
  `alter table booking add column kept bigint not null default 0 check (kept >= 0)`,
  `alter table booking add column change jsonb`,
  `alter table booking add column erased_at timestamptz`,
  `create table booking_lookup (
    hotel_id integer not null,
    lookup_id text not null,
    subject text not null,
    address_hash text not null,
    language text not null,
    code text not null,
    tries smallint not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (hotel_id, lookup_id)
  )`,
  `create index lookup_by_subject on booking_lookup (subject, created_at)`,
  `create index lookup_by_address on booking_lookup (address_hash, created_at)`,
  `create table guest_request (
    hotel_id integer not null,
    request_id text not null,
    booking_id text not null,
    kind text not null check (kind in ('arrival', 'departure')),
    time text not null,
    note text,
    status text not null check (status in ('open', 'accepted', 'declined')),
    answer text,
    created_at timestamptz not null,
    primary key (hotel_id, request_id),
    foreign key (hotel_id, booking_id) references booking (hotel_id, booking_id)
  )`,
  `create index request_of_booking on guest_request (hotel_id, booking_id)`,
];

export const afterBooking: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
