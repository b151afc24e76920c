import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { statusesWithRooms } from '../../../database/statuses-with-rooms.ts';
import { type DayRow, shownOf } from '../day/day.queries.ts';
import { payerBalance } from './payer-balance.queries.ts';

/** A stay whose guest left with something open, either way, and what its mark says. */
export interface OwingRow extends DayRow {
  readonly marked_at: Date;
  readonly marked_why: string | null;
  readonly marked_by: string | null;
  readonly company: string | null;
  /** Names of payers beside whoever booked that have not paid their part. */
  readonly payers: readonly string[];
}

/** A hotel's stays that ended with something owed to it, or by it at the counter, that is not settled; earliest first, after a place in the list. */
export async function owingStays(
  db: Database | Transaction,
  hotelId: number,
  after: { readonly at: Date; readonly bookingId: string } | null,
  limit: number,
): Promise<readonly OwingRow[]> {
  const from =
    after === null ? sql`` : sql`and (l.created_at, l.booking_id) > (${after.at}::timestamptz, ${after.bookingId})`;
  const { rows } = await sql<OwingRow>`
    select * from (
      ${shownOf(hotelId)}, l.created_at as marked_at, l.reason as marked_why, l.author_name as marked_by,
        p.name as company, coalesce((select jsonb_agg(one.name order by one.created_at, one.payer_id) from folio_payer one
          where one.hotel_id = ${hotelId} and one.booking_id = booking.booking_id and one.name is not null
          and ${payerBalance(hotelId)} > 0), '[]') as payers
      from left_owing l join booking on booking.hotel_id = l.hotel_id and booking.booking_id = l.booking_id
      left join folio_payer p on p.hotel_id = l.hotel_id and p.payer_id = l.payer_id
      where l.hotel_id = ${hotelId} and booking.hotel_id = ${hotelId} ${from}
    ) owing
    where owed_there > 0
      or kept + posted + case when status in ${sql.raw(statusesWithRooms)} then total else penalty_due + fee_owed end
        - captured + refunding + refunded + lost > 0
    order by marked_at, booking_id limit ${limit}`.execute(db);
  return rows;
}
