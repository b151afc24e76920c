import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  `create table registration_report (
    hotel_id integer not null,
    report_id text not null,
    booking_id text not null,
    kind text not null check (kind in ('arrival', 'departure')),
    scheme text not null,
    state text not null check (state in ('made', 'sending', 'sent', 'refused')),
    number integer not null check (number > 0),
    sealed text,
    hash text not null,
    made_at timestamptz not null,
    made_by text,
    sent_at timestamptz,
    sent_by text,
    receipt text,
    refusal text,
    failures integer not null,
    primary key (hotel_id, report_id),
    check ((state = 'sent') = (sent_at is not null))
  )`,
];

/** Files for authorities: who made and handed them in, their hash, and the receipt. */
export const registrationReports: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
  indexes: [{ name: 'registration_report_of_booking', on: 'registration_report (hotel_id, booking_id)' }],
};
