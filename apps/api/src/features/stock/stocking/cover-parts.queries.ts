import { sql } from 'kysely';
import type { Transaction } from '../../../database/database.types.ts';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { statusesWithRooms } from '../../../database/statuses-with-rooms.ts';

const held = sql.raw(statusesWithRooms);

/**
 * Has bookings of rooms that are made up of others take those too, where they were made before the file said so: by the
 * ledger, so that giving a stay back gives its parts back. A part of which more is taken than there is stays full.
 * The hotel's bookings and the rows of inventory are locked.
 */
export async function coverParts(tx: Transaction, { id, rooms }: HotelFacts, from: string): Promise<void> {
  const parts = rooms.flatMap(({ id: whole, consistsOf = [] }) =>
    consistsOf.map(({ roomTypeId, count }) => ({ whole, part: roomTypeId, count })),
  );
  if (parts.length === 0) return;
  await sql`with part as (
      select * from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part (whole text, part text, count integer)
    ), taken as (
      insert into booking_line (hotel_id, booking_id, date, room_type_id, quantity, night, hour_from, hour_to)
      select l.hotel_id, l.booking_id, l.date, part.part, sum(l.quantity * part.count), true, min(l.hour_from), max(l.hour_to)
      from booking_line l join booking b on b.hotel_id = l.hotel_id and b.booking_id = l.booking_id and b.status in ${held}
      join part on part.whole = l.room_type_id
      join inventory i on i.hotel_id = l.hotel_id and i.date = l.date and i.room_type_id = part.part
      where l.hotel_id = ${id} and l.night and l.date >= ${from}
      group by l.hotel_id, l.booking_id, l.date, part.part
      on conflict (hotel_id, booking_id, date, room_type_id) do nothing
      returning date, room_type_id, quantity
    )
    update inventory set used = used + more.rooms, total = greatest(total, used + more.rooms)
    from (select date, room_type_id, sum(quantity)::smallint as rooms from taken group by date, room_type_id) more
    where inventory.hotel_id = ${id} and inventory.date = more.date and inventory.room_type_id = more.room_type_id`.execute(
    tx,
  );
}
