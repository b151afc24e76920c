import type { LocalDate } from '@latchkey/booking-core/dates';
import type { BookingMoney } from '@latchkey/booking-core/ledger';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/database.types.ts';
import { moneySums } from '../../../database/money-sums.ts';
import { arrivalDate, departureDate } from '../../../database/stay-dates.ts';
import type { BookingRow, GuestRequestRow } from '../../bookings/bookings.ts';

/** A booking as the sheet of a day reads it. */
export interface DayRow extends BookingRow, BookingMoney {
  readonly version: number;
  /** Of `refunding`: what the property is to give back by itself. */
  readonly owed_there: number;
  /** When it was cancelled or ran out; null of one that was not. */
  readonly ended_at: Date | null;
  /** Whether the property was asked for it. */
  readonly was_requested: boolean;
  /** Messages of the guest that wait for an answer. */
  readonly unread: number;
  readonly open_requests: readonly Pick<GuestRequestRow, 'request_id' | 'kind' | 'time' | 'note'>[];
}

/** Which bookings may stand on a sheet. */
export interface DaySpan {
  readonly day: LocalDate;
  /** Stays that ended earlier are on no sheet of the day. */
  readonly departsFrom: LocalDate;
  /** What was made after it is new. */
  readonly madeAfter: Date;
  /** What was cancelled or ran out after it is told. */
  readonly endedAfter: Date;
}

/** What a sheet shows of a booking: its row, its money, its version and its open requests. */
export const shownOf = (hotelId: number): RawBuilder<unknown> => sql`select booking.*, ${moneySums(hotelId)},
      coalesce((select c.number from booking_change c
        where c.hotel_id = ${hotelId} and c.booking_id = booking.booking_id), 0)::float8 as version,
      (select max(e.at) from booking_event e where e.hotel_id = ${hotelId} and e.booking_id = booking.booking_id
        and e.type in ('cancelled', 'expired')) as ended_at,
      exists (select 1 from booking_event e where e.hotel_id = ${hotelId} and e.booking_id = booking.booking_id
        and e.type = 'requested') as was_requested,
      (select count(*) from guest_message m where m.hotel_id = ${hotelId} and m.booking_id = booking.booking_id
        and m.sent_by = 'guest' and m.settled_at is null)::float8 as unread,
      coalesce((select jsonb_agg(jsonb_build_object('request_id', g.request_id, 'kind', g.kind, 'time', g.time, 'note', g.note)
        order by g.created_at) from guest_request g
        where g.hotel_id = ${hotelId} and g.booking_id = booking.booking_id and g.status = 'open'), '[]') as open_requests`;

/**
 * The bookings that have to do with a day: those whose stay touches it, what the property is asked, and what was made or
 * ended lately; each with its money and its open requests. Every part is found by an index of its own.
 */
export const bookingsOfDay = (hotelId: number, span: DaySpan): RawBuilder<DayRow> =>
  sql<DayRow>`
    with met as (
      select booking_id from booking where hotel_id = ${hotelId} and status = 'confirmed'
        and ${departureDate} >= ${span.departsFrom} and ${arrivalDate} <= ${span.day}
      union select booking_id from booking where hotel_id = ${hotelId} and status = 'requested'
      union select booking_id from guest_request where hotel_id = ${hotelId} and status = 'open'
      union select booking_id from guest_message where hotel_id = ${hotelId} and sent_by = 'guest' and settled_at is null
      union select booking_id from booking where hotel_id = ${hotelId} and created_at > ${span.madeAfter}
      union select booking_id from booking_event
        where hotel_id = ${hotelId} and type in ('cancelled', 'expired') and at > ${span.endedAfter}
    )
    ${shownOf(hotelId)}
    from booking where booking.hotel_id = ${hotelId} and booking.booking_id = any(array(select met.booking_id from met))
    order by booking.created_at desc, booking.booking_id`;

export const readDay = async (db: Database, hotelId: number, span: DaySpan): Promise<readonly DayRow[]> =>
  (await bookingsOfDay(hotelId, span).execute(db)).rows;
