import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // Of its keys only what pages show is readable: the others are sealed.
  `create table gateway_account (
    hotel_id integer not null,
    gateway text not null check (gateway in ('razorpay', 'stripe')),
    key_id text not null,
    sealed text not null,
    remote_id text,
    webhook_id text,
    has_webhook boolean not null,
    set_at timestamptz not null,
    set_by text,
    primary key (hotel_id, gateway)
  )`,
];

/** Accounts of hotels' own at gateways, by their keys. */
export const gatewayAccounts: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
