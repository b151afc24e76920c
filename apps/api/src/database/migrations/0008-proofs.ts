import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // What a code has proved of the guest at a device. Who only made the booking has proved nothing: an address can be anybody's.
  `alter table booking_access add column proved_mail boolean not null default false`,
  `alter table booking_access add column proved_phone boolean not null default false`,
  // A code of its own for the mail, so that entering one tells where it was read.
  `alter table booking_lookup add column mail_code text`,
  `alter table payment add column gateway_transaction_id text`,
];

export const proofs: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
