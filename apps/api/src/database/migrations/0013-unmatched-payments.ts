import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Money a gateway took for one of our orders that is not the payment asked for: it goes back to the guest.
  `create table unmatched_payment (
    hotel_id integer not null,
    gateway text not null check (gateway in ('razorpay', 'card-vault')),
    gateway_payment_id text not null,
    booking_id text not null,
    payment_id text not null,
    reason text not null check (reason in ('other_amount', 'second_payment')),
    amount bigint not null check (amount > 0),
    currency text not null,
    refund_id text not null,
    refund_status text not null check (refund_status in ('pending', 'processed', 'refused')),
    gateway_refund_id text,
    noticed_at timestamptz not null,
    primary key (hotel_id, gateway, gateway_payment_id),
    foreign key (hotel_id, payment_id) references payment (hotel_id, payment_id)
  )`,
];

export const unmatchedPayments: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
