import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const statements = [
  `create table hotel_domain (
    hotel_id integer not null,
    host text not null,
    proof text not null,
    named_at timestamptz not null,
    due_at timestamptz not null,
    checked_at timestamptz,
    found jsonb,
    seen_at timestamptz,
    misses integer not null default 0,
    lost_at timestamptz,
    is_former boolean not null default false,
    primary key (hotel_id, host)
  )`,
  // Several hotels may name a host; one alone has proved it.
  `create unique index hotel_domain_proved on hotel_domain (host) where seen_at is not null`,
  `create unique index hotel_domain_own on hotel_domain (hotel_id) where not is_former`,
  `create index hotel_domain_due on hotel_domain (due_at)`,
];

/** Hosts of hotels' own, named at the desk. */
export const ownDomains: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
