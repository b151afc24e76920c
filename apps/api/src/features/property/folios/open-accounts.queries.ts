import type { PayerKind } from '@latchkey/booking-core/folio';
import type { BookingMoney } from '@latchkey/booking-core/ledger';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { moneySums } from '../../../database/money-sums.ts';
import { departureDate } from '../../../database/stay-dates.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import { payerBalance } from './payer-balance.queries.ts';

/** A payer beside whoever booked, and what is left of this part: below 0 where more was paid than it costs. */
export interface PayersLeft {
  readonly payer_id: string;
  readonly kind: Exclude<PayerKind, 'guest'>;
  readonly name: string | null;
  readonly tax_id: string | null;
  readonly balance: number;
}

/** A stay that is over and may owe something, with the money of all who pay it. */
export interface StayOver
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
  /** Since when something of it can be open: when it was marked as left owing, else when its guest left. */
  readonly open_since: Date;
  readonly payers: readonly PayersLeft[];
}

/**
 * The stays of a hotel that are over and may owe something, earliest first, settled ones too: those that were left owing, and
 * those of which somebody put something on the folio, or took a payment back, later.
 */
export async function staysOver(db: Database | Transaction, hotelId: number): Promise<readonly StayOver[]> {
  const { rows } = await sql<StayOver>`
    with later as (
      select f.booking_id, f.created_at as at from folio_line f where f.hotel_id = ${hotelId}
      union all select m.booking_id, m.created_at from property_payment m
        where m.hotel_id = ${hotelId} and m.kind = 'taken_back'
      union all select d.booking_id, d.changed_at from dispute d where d.hotel_id = ${hotelId}
    ), met as (
      select l.booking_id, l.created_at as open_since from left_owing l where l.hotel_id = ${hotelId}
      union all select later.booking_id, coalesce(b.left_at, min(later.at)) from later
        join booking b on b.hotel_id = ${hotelId} and b.booking_id = later.booking_id
        where b.hotel_id = ${hotelId} and (later.at > b.left_at or b.fee_owed > 0)
          and not exists (select 1 from left_owing l where l.hotel_id = ${hotelId} and l.booking_id = later.booking_id)
        group by later.booking_id, b.left_at
    )
    select booking.booking_id, booking.reference, booking.status, booking.currency, booking.total, booking.kept,
      booking.penalty_due, booking.fee_owed, booking.travellers, booking.contact_phone, ${departureDate} as departs,
      ${moneySums(hotelId)}, met.open_since,
      coalesce((select jsonb_agg(jsonb_build_object('payer_id', one.payer_id, 'kind', one.kind, 'name', one.name,
          'tax_id', one.tax_id, 'balance', ${payerBalance(hotelId)}) order by one.created_at, one.payer_id)
        from folio_payer one where one.hotel_id = ${hotelId} and one.booking_id = booking.booking_id), '[]') as payers
    from met join booking on booking.hotel_id = ${hotelId} and booking.booking_id = met.booking_id
    where booking.hotel_id = ${hotelId}
    order by met.open_since, booking.booking_id`.execute(db);
  return rows;
}
