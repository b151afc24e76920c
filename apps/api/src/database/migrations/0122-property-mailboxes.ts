import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  `create table property_mailbox (
    hotel_id integer not null,
    mail_hash text not null,
    asked_at timestamptz not null,
    times_asked integer not null,
    proved_at timestamptz,
    primary key (hotel_id, mail_hash)
  )`,
  `alter table mail_link drop constraint mail_link_purpose_check, add constraint mail_link_purpose_check check
    (purpose in ('booking', 'letters', 'unsubscribe', 'review', 'availability-alert', 'availability-stop', 'property-booking',
      'property-mailbox')) not valid`,
];

/** Mailboxes that hotels have named as theirs, and which of them somebody has shown to read. */
export const propertyMailboxes: SchemaMigration = {
  contracts: 'a check gives way to a wider one of its name in the same statement',
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
