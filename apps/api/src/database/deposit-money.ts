import type { Gateway } from '@latchkey/api-contract/types';
import { type RawBuilder, sql } from 'kysely';
import type { BookingId } from './booking-key.ts';

/** Money of a security deposit that moved at a gateway. */
export interface DepositMoney {
  readonly booking_id: BookingId;
  readonly sequence: number;
  readonly way: Gateway;
  /** Above 0 where it was taken, below 0 where it was paid back or lost to a bank. */
  readonly amount: number;
}

/** The money of security deposits that moved between two moments, either way. A sum on hold has not moved. */
export const depositMoney = (
  hotelId: number,
  { from, before }: { readonly from: Date; readonly before: Date },
): RawBuilder<DepositMoney> => sql`
  select e.booking_id, e.sequence, s.gateway as way,
    case e.type when 'deposit_captured' then 1 else -1 end * (e.facts ->> 'amount')::float8 as amount
  from security_deposit s join booking_event e on e.hotel_id = s.hotel_id and e.booking_id = s.booking_id
  where s.hotel_id = ${hotelId} and e.hotel_id = ${hotelId} and s.captured > 0
    and e.at >= ${from} and e.at < ${before} and (e.type in ('deposit_captured', 'deposit_given_back')
      or (e.type = 'dispute_lost' and not exists (select 1 from dispute d
        where d.hotel_id = ${hotelId} and d.gateway_dispute_id = e.facts ->> 'disputeId')))`;
