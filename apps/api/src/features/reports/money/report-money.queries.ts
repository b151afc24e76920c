import type { WayAtProperty } from '@latchkey/booking-core/payment-ways';
import type { ReportPeriod } from '@latchkey/booking-core/reports';
import { addDays, daysOnSale } from '@latchkey/booking-core/dates';
import type { Gateway } from '@latchkey/api-contract/types';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.types.ts';
import { moneySums } from '../../../database/money-sums.ts';
import { arrivalDate, departureDate } from '../../../database/stay-dates.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import { depositMoney } from '../../../database/deposit-money.ts';

/** Two moments, the first included. */
export interface Moments {
  readonly from: Date;
  readonly before: Date;
}

/** What came in and went back by one way. */
export interface MoneyByWay {
  readonly way: Gateway | WayAtProperty;
  readonly isOnline: boolean;
  readonly taken: number;
  readonly payments: number;
  readonly returned: number;
  readonly refunds: number;
}

/**
 * Money that moved between two moments, by its way: what gateways took, of security deposits too, paid back and lost to a bank,
 * when they said so, and what the property took and gave back by itself.
 */
export const moneyByWay = async (
  db: Database,
  hotelId: number,
  { from, before }: Moments,
): Promise<readonly MoneyByWay[]> =>
  (
    await sql<MoneyByWay>`select way, "isOnline", sum(taken)::float8 as taken, sum(payments)::float8 as payments,
        sum(returned)::float8 as returned, sum(refunds)::float8 as refunds
      from (
        select p.gateway as way, true as "isOnline", p.amount as taken, 1 as payments, 0 as returned, 0 as refunds
          from booking_event e join payment p on p.hotel_id = e.hotel_id and p.payment_id = e.facts ->> 'paymentId'
          where e.hotel_id = ${hotelId} and p.hotel_id = ${hotelId} and e.type = 'payment_captured'
            and e.at >= ${from} and e.at < ${before}
        union all
        select p.gateway, true, 0, 0, r.amount, 1
          from booking_event e join refund r on r.hotel_id = e.hotel_id and r.refund_id = e.facts ->> 'refundId'
          join payment p on p.hotel_id = r.hotel_id and p.payment_id = r.payment_id
          where e.hotel_id = ${hotelId} and r.hotel_id = ${hotelId} and p.hotel_id = ${hotelId}
            and e.type = 'refund_processed' and e.at >= ${from} and e.at < ${before}
        union all
        select d.gateway, true, 0, 0, d.gone, 1
          from booking_event e join dispute d on d.hotel_id = e.hotel_id and d.gateway_dispute_id = e.facts ->> 'disputeId'
          where e.hotel_id = ${hotelId} and d.hotel_id = ${hotelId} and e.type = 'dispute_lost'
            and e.at >= ${from} and e.at < ${before}
        union all
        select d.way, true, greatest(d.amount, 0), (d.amount > 0)::int, greatest(-d.amount, 0), (d.amount < 0)::int
          from (${depositMoney(hotelId, { from, before })}) d
        union all
        select h.method, false, case h.kind when 'payment' then h.amount when 'taken_back' then -h.amount else 0 end,
            case h.kind when 'payment' then 1 when 'taken_back' then -1 else 0 end,
            case h.kind when 'given_back' then h.amount else 0 end, case h.kind when 'given_back' then 1 else 0 end
          from property_payment h where h.hotel_id = ${hotelId} and h.kind <> 'owed' and h.method is not null
            and h.created_at >= ${from} and h.created_at < ${before}
      ) moved group by way, "isOnline" order by sum(taken) desc, way`.execute(db)
  ).rows;

/** A booking with the sums of its money. */
export interface OwedRow extends Pick<
  BookingRow,
  'reference' | 'status' | 'total' | 'kept' | 'penalty_due' | 'fee_owed'
> {
  readonly departs: string;
  readonly captured: number;
  readonly refunding: number;
  readonly refunded: number;
  readonly lost: number;
  /** What the property put on the folio by hand, less what it took off. */
  readonly posted: number;
}

/** The money of the bookings with a night or a departure in a period, and of those that did not take place. */
export const moneyOfBookingsIn = async (
  db: Database,
  hotelId: number,
  { from, to }: ReportPeriod,
): Promise<readonly OwedRow[]> =>
  (
    await sql<OwedRow>`
    with met as (
      select booking_id from booking where hotel_id = ${hotelId} and status = 'confirmed'
        and ${departureDate} >= ${from} and ${departureDate} <= ${addDays(to, daysOnSale.most)} and ${arrivalDate} <= ${to}
      union select booking_id from booking where hotel_id = ${hotelId} and status in ('cancelled', 'no_show')
        and ${arrivalDate} >= ${from} and ${arrivalDate} <= ${to}
    )
    select booking.reference, booking.status, booking.total, booking.kept, booking.penalty_due, booking.fee_owed,
      ${departureDate} as departs, ${moneySums(hotelId)}
    from booking where booking.hotel_id = ${hotelId} and booking.booking_id = any(array(select met.booking_id from met))
    order by ${departureDate}, booking.reference`.execute(db)
  ).rows;
