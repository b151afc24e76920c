import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // The languages that a hotel has words in, and when its home changed by something else than its files.
  `alter table hotel_page add column languages jsonb, add column home_changed_at timestamptz`,
  `drop index hotel_page_to_announce`,
  `create index hotel_page_to_announce on hotel_page (hotel_id)
    where greatest(changed_at, home_changed_at) > coalesce(announced_at, '-infinity')`,
  // Addresses of the provider's own pages, with the last change of each that search engines were told of.
  `create table announced_page (address text primary key, changed_at timestamptz not null)`,
  // The next loading writes every listing again, and with it the languages.
  `update hotel_listing set fingerprint = ''`,
];

export const foundPages: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
