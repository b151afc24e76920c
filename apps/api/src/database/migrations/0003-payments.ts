import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table payment (
    hotel_id integer not null,
    payment_id text not null,
    booking_id text not null,
    purpose text not null check (purpose in ('advance', 'balance', 'full', 'difference')),
    gateway text not null check (gateway in ('razorpay', 'card-vault')),
    gateway_order_id text,
    gateway_payment_id text,
    amount bigint not null check (amount > 0),
    currency text not null,
    status text not null check (status in ('pending', 'captured', 'failed')),
    failure_code text,
    created_at timestamptz not null,
    check_at timestamptz,
    primary key (hotel_id, payment_id),
    foreign key (hotel_id, booking_id) references booking (hotel_id, booking_id)
  )`,
  `create index payment_of_booking on payment (hotel_id, booking_id)`,
  `create unique index payment_of_order on payment (hotel_id, gateway, gateway_order_id) where gateway_order_id is not null`,
  // Webhooks name an order and may name no hotel.
  `create index payment_by_order on payment (gateway_order_id) where gateway_order_id is not null`,
  `create index payment_to_check on payment (check_at) where check_at is not null`,
  `create table refund (
    hotel_id integer not null,
    refund_id text not null,
    booking_id text not null,
    payment_id text not null,
    amount bigint not null check (amount > 0),
    reason text not null,
    status text not null check (status in ('pending', 'processed', 'failed')),
    gateway_refund_id text,
    created_at timestamptz not null,
    primary key (hotel_id, refund_id),
    foreign key (hotel_id, payment_id) references payment (hotel_id, payment_id)
  )`,
  `create index refund_of_payment on refund (hotel_id, payment_id)`,
  `create table webhook_inbox (
    hotel_id integer not null,
    gateway text not null,
    event_id text not null,
    payload jsonb not null,
    received_at timestamptz not null,
    processed_at timestamptz,
    primary key (hotel_id, gateway, event_id)
  )`,
  `create index webhook_waiting on webhook_inbox (received_at) where processed_at is null`,
  `create table outbox (
    hotel_id integer not null,
    outbox_id text not null,
    kind text not null,
    dedupe_key text not null,
    payload jsonb not null,
    created_at timestamptz not null,
    available_at timestamptz not null,
    attempts integer not null default 0,
    done_at timestamptz,
    primary key (hotel_id, outbox_id),
    unique (hotel_id, dedupe_key)
  )`,
  `create index outbox_waiting on outbox (available_at) where done_at is null`,
];

export const payments: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
