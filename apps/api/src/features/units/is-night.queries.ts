import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a row `n` of a hotel's `unit_night` is a night, or the hours of a stay by the hour: not the morning on which a stay of nights
 * leaves a room that is sold by the hour too, and which has a row of its own there.
 */
export const isNight = (
  hotelId: number,
): RawBuilder<boolean> => sql<boolean>`not (n.hour_from = 0 and n.hour_to < 24 and exists (
  select 1 from unit_night p where p.hotel_id = ${hotelId} and p.booking_id = n.booking_id
    and p.room_type_id = n.room_type_id and p.place = n.place and p.date = n.date - 1 and p.hour_to = 24))`;
