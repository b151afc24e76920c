import { sql, type RawBuilder } from 'kysely';

/** What is left of the part of a payer beside whoever booked, `one` of a `booking`: below 0 where more was paid than it costs. */
export const payerBalance = (hotelId: number): RawBuilder<number> =>
  sql<number>`coalesce((select sum(f.amount) from folio_line f where f.hotel_id = ${hotelId}
      and f.booking_id = booking.booking_id and f.payer_id = one.payer_id), 0)
    - coalesce((select sum(case m.kind when 'payment' then m.amount when 'owed' then 0 else -m.amount end)
      from property_payment m where m.hotel_id = ${hotelId} and m.booking_id = booking.booking_id
      and m.payer_id = one.payer_id), 0)`;
