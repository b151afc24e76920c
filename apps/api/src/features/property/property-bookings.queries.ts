import type { BookingStatus } from '@latchkey/booking-core/booking-states';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { BookingRow } from '../bookings/bookings.queries.ts';

export interface BookingFilter {
  readonly status?: BookingStatus | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly limit: number;
}

const arrival = sql<string>`coalesce(selection -> 'stay' ->> 'checkIn', selection -> 'stay' ->> 'date')`;

/** A hotel's bookings, latest first. */
export function bookingsOfHotel(db: Kysely<Tables>, hotelId: number, filter: BookingFilter): Promise<BookingRow[]> {
  let query = db.selectFrom('booking').selectAll().where('hotel_id', '=', hotelId);
  if (filter.status !== undefined) query = query.where('status', '=', filter.status);
  if (filter.from !== undefined) query = query.where(arrival, '>=', filter.from);
  if (filter.to !== undefined) query = query.where(arrival, '<=', filter.to);
  return query.orderBy('created_at', 'desc').limit(filter.limit).execute();
}
