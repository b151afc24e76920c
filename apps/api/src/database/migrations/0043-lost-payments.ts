import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Money that a gateway took for an order of ours that this database does not know: a restore has lost it.
  `create table lost_payment (
    hotel_id integer not null,
    gateway text not null,
    gateway_payment_id text not null,
    order_id text not null,
    amount bigint not null,
    currency text not null,
    noticed_at timestamptz not null,
    refund_id text not null,
    refund_status text not null check (refund_status in ('none', 'pending', 'processed', 'refused')),
    gateway_refund_id text,
    primary key (hotel_id, gateway, gateway_payment_id)
  )`,
];

/** What a gateway tells of payments that nobody here knows of is kept. */
export const lostPayments: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
