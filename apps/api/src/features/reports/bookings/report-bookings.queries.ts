import { addDays, daysOnSale, type LocalDate } from '@latchkey/booking-core/dates';
import type { ReportPeriod } from '@latchkey/booking-core/reports';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/database.types.ts';
import { arrivalDate, departureDate } from '../../../database/stay-dates.ts';
import type { BookingRow } from '../../bookings/bookings.ts';

/** A booking as reports read it: nothing of its guest. */
export interface ReportBooking extends Pick<
  BookingRow,
  'reference' | 'status' | 'selection' | 'bill' | 'total' | 'kept' | 'created_at' | 'attribution' | 'booked_by'
> {
  /** Whether a program with a key made it for the property. */
  readonly by_program: boolean;
  /** The rooms that it has, by date and type: of nights those that it sleeps, without the hours of the last day. */
  readonly lines: readonly (readonly [date: LocalDate, roomTypeId: string, rooms: number])[];
}

const columns = (hotelId: number): RawBuilder<unknown> => sql`
  booking.reference, booking.status, booking.selection, booking.bill, booking.total, booking.kept, booking.created_at,
  booking.attribution, booking.booked_by,
  booking.booked_by is not null and exists (select 1 from journal_line j
    where j.hotel_id = ${hotelId} and j.booking_id = booking.booking_id and j.operation = 'bookAtProperty'
      and j.kind in ('key', 'channel')) as by_program`;

/**
 * The confirmed bookings with a night, hours or a departure within a period. A stay is at most as long as a hotel sells
 * ahead, so that those of later years are not read.
 */
export const confirmedIn = (hotelId: number, { from, to }: ReportPeriod): RawBuilder<ReportBooking> =>
  sql<ReportBooking>`select ${columns(hotelId)},
      coalesce((select jsonb_agg(jsonb_build_array(l.date, l.room_type_id, l.quantity)) from booking_line l
        where l.hotel_id = ${hotelId} and l.booking_id = booking.booking_id
          and (l.night or booking.selection -> 'stay' ->> 'kind' = 'hours')), '[]') as lines
    from booking where booking.hotel_id = ${hotelId} and booking.status = 'confirmed'
      and ${departureDate} >= ${from} and ${departureDate} <= ${addDays(to, daysOnSale.most)} and ${arrivalDate} <= ${to}`;

/** The bookings that were cancelled, or whose guests did not come, of stays that would have begun within a period. */
export const notStayedIn = (hotelId: number, { from, to }: ReportPeriod): RawBuilder<ReportBooking> =>
  sql<ReportBooking>`select ${columns(hotelId)}, '[]'::jsonb as lines
    from booking where booking.hotel_id = ${hotelId} and booking.status in ('cancelled', 'no_show')
      and ${arrivalDate} >= ${from} and ${arrivalDate} <= ${to}`;

/** Both, as a report of the period needs them. */
export async function bookingsIn(
  db: Database,
  hotelId: number,
  period: ReportPeriod,
): Promise<{ readonly stays: readonly ReportBooking[]; readonly notStayed: readonly ReportBooking[] }> {
  const [stays, notStayed] = await Promise.all([
    confirmedIn(hotelId, period).execute(db),
    notStayedIn(hotelId, period).execute(db),
  ]);
  return { stays: stays.rows, notStayed: notStayed.rows };
}
