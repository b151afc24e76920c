import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const hashOf = (name: string): string =>
  `rtrim(translate(encode(sha256(convert_to(${name}, 'UTF8')), 'base64'), '+/', '-_'), '=')`;

/** The codes asked for within a day, counted under a name as the engine counts them. */
const asked = (name: string, where: string): string => `
  insert into code_subject (subject, asked, changed_at)
    select ${hashOf(name)}, jsonb_agg(floor(extract(epoch from created_at) * 1000)::bigint), max(created_at)
    from booking_lookup where created_at > now() - interval '1 day' and ${where} group by ${name}
    on conflict (subject) do update set asked = excluded.asked`;

const statements = [
  // How far a hotel is stocked is written each day: not to a table that every server has.
  `create table hotel_stock (hotel_id integer primary key, stocked_until date)`,
  `insert into hotel_stock (hotel_id, stocked_until) select hotel_id, stocked_until from hotel`,
  // The hotels of a device, found by it alone.
  `create table device_hotel (
    device_hash text not null,
    hotel_id integer not null,
    primary key (device_hash, hotel_id)
  )`,
  `insert into device_hotel (device_hash, hotel_id) select distinct device_hash, hotel_id from booking_access`,
  // How often a code was asked for is counted where wrong tries are, not by asking every hotel.
  `alter table code_subject add column asked jsonb not null default '[]'`,
  asked('subject', 'true'),
  asked(`'address:' || address_hash`, `address_hash <> 'none'`),
  // A booking that is proved counts for nobody: it says so itself.
  `alter table booking add column proved_at timestamptz`,
];

/** What was asked of every hotel, or written to every server, is kept with one. */
export const oneServer: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
