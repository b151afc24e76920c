import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  `create table registration_settings (
    hotel_id integer primary key,
    house jsonb not null,
    own_fields jsonb not null,
    sealed text,
    files integer not null,
    changed_at timestamptz not null
  )`,
  // Of what was filled in only the names of missing fields are readable.
  `create table registration (
    hotel_id integer not null,
    booking_id text not null,
    place integer not null check (place >= 0),
    sealed text not null,
    scheme text not null,
    duty text not null check (duty in ('none', 'nationality-needed', 'counted', 'due')),
    missing jsonb not null,
    missing_leaving jsonb not null,
    is_signed boolean not null,
    filled_by text not null check (filled_by in ('guest', 'desk')),
    changed_at timestamptz not null,
    confirmed_at timestamptz,
    confirmed_by text,
    kept_until text,
    primary key (hotel_id, booking_id, place)
  )`,
];

/** What the law of a house's country asks of its travellers, sealed, and what the house says of itself to the authority. */
export const registrations: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
  indexes: [{ name: 'registration_kept_until', on: 'registration (kept_until)' }],
};
