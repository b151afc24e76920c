import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const hashOf = (name: string): string =>
  `rtrim(translate(encode(sha256(convert_to(${name}, 'UTF8')), 'base64'), '+/', '-_'), '=')`;

const statements = [
  // By what a guest types, a booking is found without asking every hotel: by its number and its reference, as hashes.
  `create table booking_name (
    name_hash text not null,
    hotel_id integer not null,
    booking_id text not null,
    known_until timestamptz,
    primary key (name_hash, hotel_id, booking_id)
  )`,
  `create index booking_name_until on booking_name (name_hash, known_until)`,
  `insert into booking_name (name_hash, hotel_id, booking_id)
    select ${hashOf(`'reference:' || reference`)}, hotel_id, booking_id from booking where erased_at is null`,
  // A stay that was confirmed, or proved by its number's own code, keeps the number known for a year after it.
  `insert into booking_name (name_hash, hotel_id, booking_id, known_until)
    select ${hashOf(`'phone:' || b.contact_phone`)}, b.hotel_id, b.booking_id, case
      when exists (select 1 from booking_event e where e.hotel_id = b.hotel_id and e.booking_id = b.booking_id and e.type in ('confirmed', 'confirmed_late'))
        or exists (select 1 from booking_access a where a.hotel_id = b.hotel_id and a.booking_id = b.booking_id and a.proved_phone)
      then coalesce(b.selection -> 'stay' ->> 'checkOut', b.selection -> 'stay' ->> 'date')::timestamp at time zone 'UTC' + interval '367 days'
      else coalesce(b.expires_at, b.created_at) end
    from booking b where b.contact_phone is not null`,
  // Nothing is looked up by the number itself any more.
  `drop index booking_by_phone`,
  `drop index booking_of_phone`,
];

export const bookingNames: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
