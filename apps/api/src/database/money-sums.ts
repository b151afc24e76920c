import { sql, type RawBuilder } from 'kysely';
import type { PropertyPaymentTable } from './tables/payment-tables.ts';

/** A sum of a booking's lines of what the property takes and gives back by itself, by their kinds. */
const atProperty = (
  hotelId: number,
  signs: Readonly<Partial<Record<PropertyPaymentTable['kind'], 1 | -1>>>,
): RawBuilder<unknown> =>
  sql`(select coalesce(sum(case ${sql.join(
    Object.entries(signs).map(([kind, sign]) => sql`when h.kind = ${kind} then ${sql.lit(sign)} * h.amount`),
    sql` `,
  )} else 0 end), 0)::float8 from property_payment h
        where h.hotel_id = ${hotelId} and h.booking_id = booking.booking_id)`;

/**
 * Columns of a statement over `booking`: the sums by which `balanceOfSums` of booking-core says what is owed, and of
 * `refunding` what the property gives back by itself (`owed_there`).
 */
export const moneySums = (hotelId: number): RawBuilder<unknown> => sql`
      (select coalesce(sum(p.amount), 0)::float8 from payment p
        where p.hotel_id = ${hotelId} and p.booking_id = booking.booking_id and p.status = 'captured')
        + ${atProperty(hotelId, { payment: 1, taken_back: -1 })} as captured,
      (select coalesce(sum(r.amount), 0)::float8 from refund r
        join payment p on p.hotel_id = r.hotel_id and p.payment_id = r.payment_id
        where r.hotel_id = ${hotelId} and p.hotel_id = ${hotelId} and p.booking_id = booking.booking_id and r.status in ('pending', 'unpayable'))
        + ${atProperty(hotelId, { owed: 1, given_back: -1 })} as refunding,
      (select coalesce(sum(r.amount), 0)::float8 from refund r
        join payment p on p.hotel_id = r.hotel_id and p.payment_id = r.payment_id
        where r.hotel_id = ${hotelId} and p.hotel_id = ${hotelId} and p.booking_id = booking.booking_id and r.status = 'processed')
        + ${atProperty(hotelId, { given_back: 1 })} as refunded,
      ${atProperty(hotelId, { owed: 1, given_back: -1 })} as owed_there,
      (select coalesce(sum(d.gone), 0)::float8 from dispute d
        where d.hotel_id = ${hotelId} and d.booking_id = booking.booking_id) as lost,
      (select coalesce(sum(f.amount), 0)::float8 from folio_line f
        where f.hotel_id = ${hotelId} and f.booking_id = booking.booking_id) as posted`;
