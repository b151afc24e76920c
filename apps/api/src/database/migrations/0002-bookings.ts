import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table quote (
    hotel_id integer not null,
    quote_id text not null,
    selection jsonb not null,
    bill jsonb not null,
    pricing_version text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (hotel_id, quote_id)
  )`,
  `create table booking (
    hotel_id integer not null,
    booking_id text not null,
    reference text not null,
    status text not null check (status in ('requested', 'payment_pending', 'confirmed', 'rejected', 'price_revised', 'cancelled', 'no_show', 'expired')),
    selection jsonb not null,
    bill jsonb not null,
    currency text not null,
    total bigint not null check (total >= 0),
    due_now bigint not null check (due_now >= 0 and due_now <= total),
    payment_mode text not null check (payment_mode in ('online', 'at-property')),
    payment_plan text not null check (payment_plan in ('full', 'advance')),
    travellers jsonb not null,
    special_requests text,
    estimated_arrival_time text,
    language text not null,
    expires_at timestamptz,
    created_at timestamptz not null,
    updated_price bigint check (updated_price >= 0),
    primary key (hotel_id, booking_id),
    unique (hotel_id, reference),
    constraint booking_held_has_expiry check ((status in ('requested', 'payment_pending', 'price_revised')) = (expires_at is not null))
  )`,
  `create index booking_due on booking (expires_at) where expires_at is not null`,
  `create table booking_line (
    hotel_id integer not null,
    booking_id text not null,
    date date not null,
    room_type_id text not null,
    quantity smallint not null check (quantity > 0),
    night boolean not null,
    hour_from smallint not null check (hour_from >= 0),
    hour_to smallint not null check (hour_to > hour_from and hour_to <= 24),
    primary key (hotel_id, booking_id, date, room_type_id),
    foreign key (hotel_id, booking_id) references booking (hotel_id, booking_id)
  )`,
  `create table booking_event (
    hotel_id integer not null,
    booking_id text not null,
    sequence integer not null,
    type text not null,
    actor text not null,
    at timestamptz not null,
    facts jsonb not null,
    primary key (hotel_id, booking_id, sequence),
    foreign key (hotel_id, booking_id) references booking (hotel_id, booking_id)
  )`,
  `create table booking_access (
    hotel_id integer not null,
    booking_id text not null,
    device_hash text not null,
    granted_at timestamptz not null,
    primary key (hotel_id, booking_id, device_hash),
    foreign key (hotel_id, booking_id) references booking (hotel_id, booking_id)
  )`,
  `create table idempotency (
    hotel_id integer not null,
    scope text not null,
    key text not null,
    request_hash text not null,
    status smallint,
    body jsonb,
    created_at timestamptz not null,
    primary key (hotel_id, scope, key)
  )`,
];

export const bookings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
