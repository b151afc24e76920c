import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table hotel_page (
    hotel_id integer primary key,
    slug text not null,
    host text,
    room_type_ids jsonb not null,
    changed_at timestamptz,
    announced_at timestamptz
  )`,
  `create index hotel_page_to_announce on hotel_page (hotel_id) where changed_at > coalesce(announced_at, '-infinity')`,
  // The next loading writes every listing again, and with it what this table keeps.
  `update hotel_listing set fingerprint = ''`,
];

export const hotelPages: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
