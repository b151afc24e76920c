import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // Who works at hotels: one person for all of them, found by the mail address in small letters.
  `create table person (
    person_id text primary key,
    mail text not null unique,
    name text not null,
    language text not null,
    created_at timestamptz not null
  )`,
  `create table staff_member (
    hotel_id integer not null,
    person_id text not null,
    role text not null check (role in ('owner', 'manager', 'reception', 'housekeeping', 'accountant')),
    invited_at timestamptz not null,
    accepted_at timestamptz,
    ended_at timestamptz,
    primary key (hotel_id, person_id)
  )`,
  `create index staff_member_by_person on staff_member (person_id)`,
  // Of each secret a hash alone is kept.
  `create table staff_session (
    person_id text not null,
    session_id text not null,
    token_hash text not null,
    device text not null,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    proved_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (person_id, session_id)
  )`,
  `create table sign_in_link (
    person_id text not null,
    link_hash text not null,
    browser_hash text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (person_id, link_hash)
  )`,
  `create table recovery_code (
    person_id text primary key,
    code_hash text not null,
    created_at timestamptz not null
  )`,
];

/** The people who work at hotels, and how they sign in. */
export const people: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
