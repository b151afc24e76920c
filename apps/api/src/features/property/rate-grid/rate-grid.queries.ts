import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.types.ts';
import { statusesWithRooms } from '../../../database/statuses-with-rooms.ts';
import type { DateSpan } from '../ari-edits/editable-nights.ts';

/** Rooms of some types that are sold on a date. */
export interface SoldOn {
  readonly date: LocalDate;
  readonly rooms: number;
}

/** Of the rooms that are taken on some nights, those of bookings made after a moment. */
export const pickedUp = async (
  db: Database,
  hotelId: number,
  { from, to }: DateSpan,
  { since, roomTypeIds }: { readonly since: Date; readonly roomTypeIds: readonly string[] },
): Promise<readonly SoldOn[]> =>
  (
    await sql<SoldOn>`select l.date, sum(l.quantity)::float8 as rooms from booking_line l
      join booking b on b.hotel_id = l.hotel_id and b.booking_id = l.booking_id
      where l.hotel_id = ${hotelId} and b.hotel_id = ${hotelId} and l.night and l.date >= ${from} and l.date <= ${to}
        and l.room_type_id = any(${sql.val(roomTypeIds)}::text[])
        and b.created_at > ${since} and b.status in ${sql.raw(statusesWithRooms)}
      group by l.date`.execute(db)
  ).rows;

/** How many rooms were used on nights that are over, where they are still known. */
export const usedOn = async (
  db: Database,
  hotelId: number,
  { from, to }: DateSpan,
  roomTypeIds: readonly string[],
): Promise<readonly SoldOn[]> =>
  (
    await sql<SoldOn>`select date, sum(used)::float8 as rooms from inventory
      where hotel_id = ${hotelId} and date >= ${from} and date <= ${to}
        and room_type_id = any(${sql.val(roomTypeIds)}::text[])
      group by date`.execute(db)
  ).rows;
