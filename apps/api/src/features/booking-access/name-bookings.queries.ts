import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { hotelIds } from '../publishing/publishing.ts';

/** The hash under which a name stands in `booking_name`, in SQL. */
export const hashOfName = (name: string): string =>
  `rtrim(translate(encode(sha256(convert_to(${name}, 'UTF8')), 'base64'), '+/', '-_'), '=')`;

/**
 * Gives bookings the names they are found by, where they lack them: those that an instance of an older version has made
 * while newer ones ran already. What is there stays, or is known for longer. The devices that have access to them are
 * noted too. Hotel by hotel, so that nothing is locked for long and each server is asked for its own.
 */
export async function nameBookings(db: Kysely<Tables>): Promise<void> {
  for await (const ids of hotelIds(db)) for (const hotelId of ids) await nameBookingsOf(db, hotelId);
}

async function nameBookingsOf(db: Kysely<Tables>, hotelId: number): Promise<void> {
  await sql`insert into booking_name (name_hash, hotel_id, booking_id)
    select ${sql.raw(hashOfName(`'reference:' || reference`))}, hotel_id, booking_id from booking
    where hotel_id = ${hotelId} and erased_at is null
    on conflict (name_hash, hotel_id, booking_id) do nothing`.execute(db);
  await sql`insert into booking_name (name_hash, hotel_id, booking_id, known_until)
    select ${sql.raw(hashOfName(`'phone:' || b.contact_phone`))}, b.hotel_id, b.booking_id, case
      when exists (select 1 from booking_event e where e.hotel_id = ${hotelId} and e.booking_id = b.booking_id and e.type in ('confirmed', 'confirmed_late'))
        or exists (select 1 from booking_access a where a.hotel_id = ${hotelId} and a.booking_id = b.booking_id and a.proved_phone)
      then coalesce(b.selection -> 'stay' ->> 'checkOut', b.selection -> 'stay' ->> 'date')::timestamp at time zone 'UTC' + interval '367 days'
      else coalesce(b.expires_at, b.created_at) end
    from booking b where b.hotel_id = ${hotelId} and b.contact_phone is not null
    on conflict (name_hash, hotel_id, booking_id) do update set known_until = greatest(booking_name.known_until, excluded.known_until)`.execute(
    db,
  );
  await sql`insert into device_hotel (device_hash, hotel_id)
    select distinct device_hash, hotel_id from booking_access where hotel_id = ${hotelId} on conflict do nothing`.execute(
    db,
  );
}
