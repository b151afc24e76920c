import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // A lookup beyond the limits, or for a number without a booking, has no code that could be guessed.
  `alter table booking_lookup alter column code drop not null`,
  // One row for what codes are sent for: wrong tries are counted here, across look-ups, and its lock puts them in line.
  `create table code_subject (
    subject text primary key,
    wrong_tries jsonb not null default '[]',
    changed_at timestamptz not null
  )`,
  `create index code_subject_by_age on code_subject (changed_at)`,
  // Single-use links in mails; only a hash of each is kept.
  `create table mail_link (
    hotel_id integer not null,
    link_hash text not null,
    purpose text not null check (purpose in ('booking', 'letters', 'unsubscribe')),
    subject text not null,
    language text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (hotel_id, link_hash)
  )`,
  `create index mail_link_by_subject on mail_link (hotel_id, subject)`,
  `create index access_of_device on booking_access (device_hash)`,
  // A code goes to a number only where some hotel has a booking of it.
  `create index booking_of_phone on booking (contact_phone, created_at) where contact_phone is not null`,
];

export const codeLimits: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
