import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // A sum that is held on a kept card for the days of a stay, and not taken. One order of the gateway, once.
  `create table security_deposit (
    hotel_id integer not null,
    booking_id text not null,
    gateway text not null,
    receipt text not null,
    order_id text,
    amount bigint not null check (amount > 0),
    currency text not null,
    state text not null check (state in ('due', 'held', 'capturing', 'letting_go', 'captured', 'let_go', 'ended', 'failed')),
    captured bigint not null default 0 check (captured >= 0 and captured <= amount),
    reason text,
    failure_code text,
    ends_at timestamptz,
    created_at timestamptz not null,
    check_at timestamptz,
    primary key (hotel_id, booking_id),
    foreign key (hotel_id, booking_id) references booking (hotel_id, booking_id)
  )`,
  `create unique index security_deposit_order on security_deposit (hotel_id, gateway, order_id)`,
  `create index security_deposit_due on security_deposit (check_at) where check_at is not null`,
];

/** Deposits that are held on guests' cards. */
export const securityDeposits: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
