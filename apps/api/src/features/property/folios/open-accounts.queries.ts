import type { PayerKind } from '@latchkey/booking-core/folio';
import type { BookingMoney } from '@latchkey/booking-core/ledger';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { moneySums } from '../../../database/money-sums.ts';
import { departureDate } from '../../../database/stay-dates.ts';
import type { BookingRow } from '../../bookings/bookings.ts';

/** A payer beside whoever booked, and what is left of this part: below 0 where more was paid than it costs. */
export interface PayersLeft {
  readonly payer_id: string;
  readonly kind: Exclude<PayerKind, 'guest'>;
  readonly name: string | null;
  readonly tax_id: string | null;
  readonly balance: number;
}

/** A stay whose guest left with something open, with the money of all who pay it. */
export interface MarkedStay
  extends
    BookingMoney,
    Pick<
      BookingRow,
      | 'booking_id'
      | 'reference'
      | 'status'
      | 'currency'
      | 'total'
      | 'kept'
      | 'penalty_due'
      | 'fee_owed'
      | 'travellers'
      | 'contact_phone'
    > {
  readonly departs: string;
  readonly marked_at: Date;
  readonly payers: readonly PayersLeft[];
}

/** Every stay of a hotel that is marked as left owing, settled ones too; earliest first. */
export async function markedStays(db: Database | Transaction, hotelId: number): Promise<readonly MarkedStay[]> {
  const { rows } = await sql<MarkedStay>`
    select booking.booking_id, booking.reference, booking.status, booking.currency, booking.total, booking.kept,
      booking.penalty_due, booking.fee_owed, booking.travellers, booking.contact_phone, ${departureDate} as departs,
      ${moneySums(hotelId)}, l.created_at as marked_at,
      coalesce((select jsonb_agg(jsonb_build_object('payer_id', one.payer_id, 'kind', one.kind, 'name', one.name,
          'tax_id', one.tax_id, 'balance', coalesce((select sum(f.amount) from folio_line f where f.hotel_id = ${hotelId}
            and f.booking_id = booking.booking_id and f.payer_id = one.payer_id), 0)
          - coalesce((select sum(case m.kind when 'payment' then m.amount when 'owed' then 0 else -m.amount end)
            from property_payment m where m.hotel_id = ${hotelId} and m.booking_id = booking.booking_id
            and m.payer_id = one.payer_id), 0)) order by one.created_at, one.payer_id)
        from folio_payer one where one.hotel_id = ${hotelId} and one.booking_id = booking.booking_id), '[]') as payers
    from left_owing l join booking on booking.hotel_id = l.hotel_id and booking.booking_id = l.booking_id
    where l.hotel_id = ${hotelId} and booking.hotel_id = ${hotelId}
    order by l.created_at, l.booking_id`.execute(db);
  return rows;
}
