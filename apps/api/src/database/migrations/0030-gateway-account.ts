import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Who made a refund: the engine, or somebody at the gateway itself. `covered` is what such a one took over of ours;
  // `asked_amount` is what the engine has asked the gateway for under the refund's own key.
  `alter table refund
    add column origin text not null default 'engine' check (origin in ('engine', 'gateway')),
    add column covered bigint not null default 0 check (covered >= 0),
    add column asked_amount bigint`,
  `alter table refund drop constraint refund_status_check, add constraint refund_status_check
    check (status in ('pending', 'processed', 'failed', 'superseded', 'unpayable'))`,
  // Paise given back at the gateway can make no whole rupee.
  `alter table refund drop constraint refund_amount_check, add constraint refund_amount_check check (amount >= 0)`,
  `create unique index refund_at_gateway on refund (hotel_id, payment_id, gateway_refund_id) where origin = 'gateway'`,
  `create table dispute (
    hotel_id integer not null,
    gateway text not null check (gateway in ('razorpay', 'card-vault')),
    gateway_dispute_id text not null,
    booking_id text not null,
    payment_id text not null,
    amount bigint not null check (amount >= 0),
    status text not null check (status in ('open', 'won', 'lost', 'closed')),
    gone bigint not null default 0 check (gone >= 0),
    opened_at timestamptz not null,
    changed_at timestamptz not null,
    primary key (hotel_id, gateway, gateway_dispute_id),
    foreign key (hotel_id, payment_id) references payment (hotel_id, payment_id)
  )`,
  `create index dispute_of_booking on dispute (hotel_id, booking_id)`,
  // What moves at the gateway names a payment and may name neither order nor hotel.
  `create index payment_by_gateway_id on payment (gateway_payment_id) where gateway_payment_id is not null`,
  // What was captured before is asked about once, one after the other, so that new payments are not kept waiting.
  `update payment p set check_at = now() + spread.place * interval '1 second' from (
    select hotel_id, payment_id, row_number() over (order by created_at desc) as place from payment where status = 'captured'
  ) spread where p.hotel_id = spread.hotel_id and p.payment_id = spread.payment_id`,
];

/** What moves at a gateway by itself: refunds made there, disputes, and payments that are watched after their capture. */
export const gatewayAccount: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
