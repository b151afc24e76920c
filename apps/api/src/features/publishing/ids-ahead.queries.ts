import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql, type Kysely } from 'kysely';
import type { Transaction } from '../../database/database.types.ts';
import type { Tables } from '../../database/tables.ts';
import { statusesWithRooms } from '../../database/statuses-with-rooms.ts';
import type { Named } from '@latchkey/hotel-document/names';

/** An id that bookings name whose stay is not over. */
export interface IdAhead {
  readonly what: Named;
  readonly id: string;
  readonly bookings: number;
  /** The last day of the last of them. */
  readonly until: LocalDate;
}

const held = sql.raw(statusesWithRooms);
const end = `coalesce(s.selection -> 'stay' ->> 'checkOut', s.selection -> 'stay' ->> 'date')`;

/**
 * Every id that a hotel's bookings ahead name, and for how long: of bookings that have their rooms, and of changes that wait
 * for their payment. `today` is the hotel's own day.
 */
export async function idsAhead(db: Kysely<Tables>, hotelId: number, today: LocalDate): Promise<IdAhead[]> {
  const { rows } = await sql<IdAhead>`
    with s as (
      select booking_id, selection from booking where hotel_id = ${hotelId} and status in ${held}
      union all
      select booking_id, change -> 'selection' from booking where hotel_id = ${hotelId} and status in ${held} and change is not null
    ), named as (
      select 'room type'::text as what, room ->> 'roomTypeId' as id, s.booking_id, ${sql.raw(end)} as until from s, jsonb_array_elements(s.selection -> 'rooms') as room
      union
      select 'rate plan', room ->> 'ratePlanId', s.booking_id, ${sql.raw(end)} from s, jsonb_array_elements(s.selection -> 'rooms') as room
      union
      select 'add-on', addon ->> 'addonId', s.booking_id, ${sql.raw(end)} from s, jsonb_array_elements(coalesce(s.selection -> 'addons', '[]')) as addon
      union
      select 'room type', l.room_type_id, l.booking_id, max(l.date)::text from booking_line l
        join booking b on b.hotel_id = l.hotel_id and b.booking_id = l.booking_id and b.status in ${held}
        where l.hotel_id = ${hotelId} group by l.room_type_id, l.booking_id
    )
    select what, id, count(distinct booking_id)::integer as bookings, max(until) as until from named
    where until >= ${today} group by what, id order by what desc, id`.execute(db);
  return rows;
}

/** The room types that a hotel has rows of inventory for from a day on. */
export async function stockedTypes(tx: Transaction, hotelId: number, from: LocalDate): Promise<string[]> {
  const rows = await tx
    .selectFrom('inventory')
    .select('room_type_id')
    .distinct()
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', from)
    .execute();
  return rows.map((row) => row.room_type_id);
}

/** The rate plans that a hotel has rates of from a day on. */
export async function stockedPlans(tx: Transaction, hotelId: number, from: LocalDate): Promise<string[]> {
  const rows = await tx
    .selectFrom('rate')
    .select('rate_plan_id')
    .distinct()
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', from)
    .execute();
  return rows.map((row) => row.rate_plan_id);
}
