import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  `create table invoice_settings (
    hotel_id integer primary key,
    settings jsonb not null,
    changed_at timestamptz not null
  )`,
  // The last serial of a series: its row is locked until the paper that takes the next one is there.
  `create table invoice_series (
    hotel_id integer not null,
    kind text not null check (kind in ('invoice', 'credit-note')),
    fiscal_year text not null,
    last_serial integer not null check (last_serial > 0),
    primary key (hotel_id, kind, fiscal_year)
  )`,
  // Frozen: what was printed, as text, so that its hash is of exactly that.
  `create table invoice (
    hotel_id integer not null,
    invoice_id text not null,
    booking_id text not null,
    kind text not null check (kind in ('invoice', 'credit-note')),
    fiscal_year text not null,
    serial integer not null check (serial > 0),
    number text not null,
    issued_at timestamptz not null,
    corrects_id text,
    total bigint not null,
    is_tax_id_left_out boolean not null,
    content text not null,
    content_hash text not null,
    primary key (hotel_id, invoice_id),
    unique (hotel_id, kind, fiscal_year, serial),
    unique (hotel_id, number),
    check ((kind = 'credit-note') = (corrects_id is not null))
  )`,
];

/** Invoices and credit notes under numbers without gaps, and what a house says for them. */
export const invoices: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
  indexes: [{ name: 'invoice_of_booking', on: 'invoice (hotel_id, booking_id)' }],
};
