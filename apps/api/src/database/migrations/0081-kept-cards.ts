import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  `alter table booking drop constraint booking_payment_plan_check, add constraint booking_payment_plan_check
    check (payment_plan in ('full', 'advance', 'guarantee')) not valid`,
  `alter table payment drop constraint payment_purpose_check, add constraint payment_purpose_check
    check (purpose in ('advance', 'balance', 'full', 'difference', 'penalty')) not valid`,
  // What a guest owes for a stay that was cancelled late, or not come to, and that is to be taken of a card.
  `alter table booking add column penalty_due bigint not null default 0`,
  // A guest's card that a gateway keeps in case of a fee. Its number is the gateway's alone.
  `create table kept_card (
    hotel_id integer not null,
    booking_id text not null,
    gateway text not null,
    receipt text not null,
    setup_id text,
    customer_id text,
    method_id text,
    brand text,
    last4 text,
    status text not null check (status in ('asked', 'kept', 'let_go')),
    failure_code text,
    created_at timestamptz not null,
    check_at timestamptz,
    primary key (hotel_id, booking_id),
    foreign key (hotel_id, booking_id) references booking (hotel_id, booking_id)
  )`,
  `create unique index kept_card_setup on kept_card (hotel_id, gateway, setup_id)`,
  `create index kept_card_due on kept_card (check_at) where check_at is not null`,
];

/** Cards kept for a guarantee, and fees that are taken of them. */
export const keptCards: SchemaMigration = {
  contracts: 'two checks give way to wider ones of their names in the same statement',
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
