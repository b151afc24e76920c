import { sql, type RawBuilder } from 'kysely';
import { nightHours } from '@latchkey/booking-core/inventory';
import type { Transaction } from '../../../database/database.types.ts';
import { statusesWithRooms } from '../../../database/statuses-with-rooms.ts';
import type { HotelFacts } from '@latchkey/hotel-document/facts';

const held = sql.raw(statusesWithRooms);

/** Rooms that were sold by the night alone and are now sold by the hour too: their rows have no hours yet. */
export interface OpenedRooms {
  readonly hotelId: number;
  readonly types: readonly string[];
  readonly checkOutHour: number;
}

/**
 * The room types of a hotel that get hours now, or null where there are none. Its bookings of those rooms are locked first,
 * before any inventory row, in the order that everybody locks in.
 */
export async function findOpenedRooms(tx: Transaction, facts: HotelFacts, first: string): Promise<OpenedRooms | null> {
  const hourly = facts.rooms.filter((room) => room.hourly !== null).map(({ id }) => id);
  if (hourly.length === 0) return null;
  const { rows } = await sql<{ type: string }>`select distinct room_type_id as type from inventory
    where hotel_id = ${facts.id} and date >= ${first} and hours is null and room_type_id in (${sql.join(hourly)})`.execute(
    tx,
  );
  if (rows.length === 0) return null;
  const opened = {
    hotelId: facts.id,
    types: rows.map(({ type }) => type),
    checkOutHour: nightHours(facts).checkOutHour,
  };
  await sql`select 1 from booking where hotel_id = ${opened.hotelId} and status in ${held} and exists (
      select 1 from booking_line l where l.hotel_id = ${opened.hotelId} and l.booking_id = booking.booking_id and l.room_type_id in (${typesOf(opened)}))
    order by booking_id for update`.execute(tx);
  return opened;
}

/**
 * Gives the rows of opened rooms their hours, filled as the ledger has them. A stay of nights keeps the room until
 * the check-out hour of its last morning, which the ledger did not need to note before. The rows are locked.
 */
export async function openHours(tx: Transaction, opened: OpenedRooms): Promise<void> {
  const { hotelId, checkOutHour } = opened;
  if (checkOutHour > 0)
    await sql`insert into booking_line (hotel_id, booking_id, date, room_type_id, quantity, night, hour_from, hour_to)
      select l.hotel_id, l.booking_id, l.date + 1, l.room_type_id, l.quantity, false, 0, ${checkOutHour}::smallint
      from booking_line l join booking b on b.hotel_id = l.hotel_id and b.booking_id = l.booking_id and b.status in ${held}
      join inventory i on i.hotel_id = l.hotel_id and i.date = l.date + 1 and i.room_type_id = l.room_type_id and i.hours is null
      where l.hotel_id = ${hotelId} and l.room_type_id in (${typesOf(opened)}) and l.night
      on conflict (hotel_id, booking_id, date, room_type_id) do nothing`.execute(tx);
  // A hotel may keep rooms back on a day that guests leave: the total covers at least the rooms taken.
  await sql`update inventory set hours = filled.hours, total = greatest(total, filled.most)
    from (
      select date, room_type_id, array_agg(taken order by hour)::smallint[] as hours, max(taken) as most from (
        select i.date, i.room_type_id, hour, coalesce(sum(sold.quantity), 0) as taken
        from inventory i cross join generate_series(0, 23) as hour
        left join (
          select l.* from booking_line l join booking b on b.hotel_id = l.hotel_id and b.booking_id = l.booking_id and b.status in ${held}
          where l.hotel_id = ${hotelId}
        ) sold on sold.date = i.date and sold.room_type_id = i.room_type_id and sold.hour_from <= hour and hour < sold.hour_to
        where i.hotel_id = ${hotelId} and i.room_type_id in (${typesOf(opened)}) and i.hours is null
        group by i.date, i.room_type_id, hour
      ) each group by date, room_type_id
    ) filled
    where inventory.hotel_id = ${hotelId} and inventory.date = filled.date and inventory.room_type_id = filled.room_type_id`.execute(
    tx,
  );
}

const typesOf = ({ types }: OpenedRooms): RawBuilder<unknown> => sql.join(types);
