import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  // A person's passkeys: their public halves, and how often each was used.
  `create table passkey (
    person_id text not null,
    credential_id text not null,
    public_key text not null,
    counter bigint not null,
    device_type text not null,
    is_backed_up boolean not null,
    transports jsonb not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    primary key (person_id, credential_id)
  )`,
  // What a device is to sign, once: of a person who makes a passkey, or of a browser that signs in.
  `create table passkey_challenge (
    challenge_hash text primary key,
    subject text not null,
    expires_at timestamptz not null
  )`,
];

/** Passkeys, and what is asked of them. */
export const passkeys: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
