import type { BookingStatus } from '@latchkey/booking-core/booking-states';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { arrivalDate, departureDate } from '../../../database/stay-dates.ts';
import type { Tables } from '../../../database/tables.ts';
import type { BookingRow } from '../../bookings/bookings.ts';

export interface BookingFilter {
  readonly status?: BookingStatus | undefined;
  /** By arrival, both ends included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly departing?: string | undefined;
  readonly inHouse?: string | undefined;
  readonly limit: number;
}

/** Bookings, and where to go on; absent at the end of a list. */
interface BookingsFound {
  readonly rows: readonly BookingRow[];
  readonly next?: string;
}

type Query<Out> = SelectQueryBuilder<Tables, 'booking', Out>;

function filtered<Out>(found: Query<Out>, filter: BookingFilter): Query<Out> {
  const { from, to, departing, inHouse } = filter;
  const status = filter.status ?? (departing === undefined && inHouse === undefined ? undefined : 'confirmed');
  let query = found;
  if (status !== undefined) query = query.where('status', '=', status);
  if (from !== undefined) query = query.where(arrivalDate, '>=', from);
  if (to !== undefined) query = query.where(arrivalDate, '<=', to);
  if (departing !== undefined) query = query.where(departureDate, '=', departing);
  if (inHouse !== undefined)
    query = query.where(
      sql<boolean>`${arrivalDate} <= ${inHouse} and coalesce(selection -> 'stay' ->> 'checkOut' > ${inHouse}, selection -> 'stay' ->> 'date' = ${inHouse})`,
    );
  return query;
}

/** A hotel's bookings, latest first, from a cursor on. */
export async function listedBookings(
  db: Kysely<Tables>,
  hotelId: number,
  filter: BookingFilter & { readonly cursor?: string | undefined },
): Promise<BookingsFound> {
  let query = filtered(db.selectFrom('booking').selectAll('booking').where('hotel_id', '=', hotelId), filter);
  if (filter.cursor !== undefined) {
    const [ms = '', bookingId = ''] = filter.cursor.split('.');
    query = query.where(sql<boolean>`(created_at, booking_id) < (${new Date(Number(ms))}::timestamptz, ${bookingId})`);
  }
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('booking_id', 'desc')
    .limit(filter.limit + 1)
    .execute();
  const page = rows.slice(0, filter.limit);
  const last = page.at(-1);
  return rows.length > page.length && last !== undefined
    ? { rows: page, next: `${last.created_at.getTime()}.${last.booking_id}` }
    : { rows: page };
}

/** Bookings of a hotel that changed after a number, in the order of their last changes, each once. */
export async function changedBookings(
  db: Kysely<Tables>,
  hotelId: number,
  filter: BookingFilter & { readonly after: number },
): Promise<BookingsFound> {
  const rows = await filtered(
    db
      .selectFrom('booking')
      .innerJoin('booking_change', (join) =>
        join
          .onRef('booking_change.hotel_id', '=', 'booking.hotel_id')
          .onRef('booking_change.booking_id', '=', 'booking.booking_id'),
      )
      .selectAll('booking')
      .select('booking_change.number as changed')
      .where('booking.hotel_id', '=', hotelId)
      .where('booking_change.hotel_id', '=', hotelId)
      .where('booking_change.number', '>', filter.after) as never as Query<BookingRow & { changed: number }>,
    filter,
  )
    .orderBy(sql`booking_change.number`)
    .limit(filter.limit)
    .execute();
  return { rows, next: String(rows.at(-1)?.changed ?? filter.after) };
}
