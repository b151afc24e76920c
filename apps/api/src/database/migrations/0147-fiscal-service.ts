import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // A house's account at a certified fiscal service; its key is sealed.
  `create table fiscal_connection (
    hotel_id integer primary key,
    account text not null,
    sealed text not null,
    changed_at timestamptz not null
  )`,
  // What a service has signed of a paper. One that waits is handed to nobody.
  `create table paper_signature (
    hotel_id integer not null,
    invoice_id text not null,
    state text not null check (state in ('waiting', 'refused', 'signed')),
    signature text,
    authority_number text,
    code text,
    words text,
    asked_at timestamptz not null,
    signed_at timestamptz,
    primary key (hotel_id, invoice_id),
    check ((state = 'signed') = (signature is not null and signed_at is not null))
  )`,
];

/** A certified part beside the product: a house's account at a fiscal service, and the signatures of its papers. */
export const fiscalService: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
  indexes: [{ name: 'paper_signature_open', on: `paper_signature (hotel_id) where state <> 'signed'` }],
};
