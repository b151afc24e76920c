import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // What of a stay's cost somebody else than who booked is to pay, by a link.
  `create table payment_share (
    hotel_id integer not null,
    share_id text not null,
    booking_id text not null,
    label text not null,
    amount bigint not null check (amount > 0),
    state text not null check (state in ('open', 'paid', 'declined', 'withdrawn', 'lapsed')),
    paid bigint not null default 0 check (paid >= 0),
    payer_name text,
    payer_mail text,
    payer_language text,
    agreed_at timestamptz,
    until timestamptz not null,
    created_at timestamptz not null,
    primary key (hotel_id, share_id),
    foreign key (hotel_id, booking_id) references booking (hotel_id, booking_id)
  )`,
  `create index payment_share_of_booking on payment_share (hotel_id, booking_id)`,
  `create index payment_share_due on payment_share (until) where state in ('open', 'declined')`,
  `alter table payment add column share_id text`,
];

/** One booking, many payers. */
export const paymentShares: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
