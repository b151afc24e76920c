import { sql, type RawBuilder } from 'kysely';
import type { BookingLine } from '@latchkey/booking-core/inventory';
import type { BookingKey } from '../../../database/booking-key.ts';
import type { Transaction } from '../../../database/database.types.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import { bookingLineOf } from '../../stock/stock.ts';

/** Some bookings of one hotel: their rows are on one server, which no statement on several would lock them on. */
export interface OfHotel<B extends BookingKey = BookingKey> {
  readonly hotelId: number;
  readonly bookings: readonly B[];
}

/** Locks those of a hotel's bookings whose hold has expired; bookings that others have locked are left to them. */
export async function lockDue(
  tx: Transaction,
  due: OfHotel,
  now: Date,
): Promise<Pick<BookingRow, 'hotel_id' | 'booking_id' | 'status' | 'due_now' | 'payment_mode' | 'payment_plan'>[]> {
  const { rows } = await sql<
    Pick<BookingRow, 'hotel_id' | 'booking_id' | 'status' | 'due_now' | 'payment_mode' | 'payment_plan'>
  >`select booking.hotel_id, booking.booking_id, booking.status, booking.due_now, booking.payment_mode, booking.payment_plan
    from booking where ${among('booking', due)} and booking.expires_at <= ${now} for update of booking skip locked`.execute(
    tx,
  );
  return rows;
}

/** The rooms that each of the expired bookings occupies, by booking id. */
export async function linesOfAll(tx: Transaction, expired: OfHotel): Promise<Map<string, BookingLine[]>> {
  const { rows } = await sql<
    Parameters<typeof bookingLineOf>[0] & { booking_id: string }
  >`select booking_line.* from booking_line where ${among('booking_line', expired)} order by date, room_type_id`.execute(
    tx,
  );
  return new Map(
    [...Map.groupBy(rows, (row) => row.booking_id)].map(([bookingId, lines]) => [bookingId, lines.map(bookingLineOf)]),
  );
}

/** Which of these bookings the property made, or, of a request, it, or the guest at its price, accepted: by id. */
export async function acceptedOf(tx: Transaction, bookings: OfHotel): Promise<Set<string>> {
  const { rows } = await sql<{ booking_id: string }>`select distinct booking_id from booking_event
    where ${among('booking_event', bookings)} and (type = 'accepted' or type = 'held' and actor = 'property')`.execute(
    tx,
  );
  return new Set(rows.map(({ booking_id }) => booking_id));
}

/** The bookings among these with a captured payment. */
export async function withCapturedMoney(tx: Transaction, bookings: OfHotel): Promise<BookingKey[]> {
  const { rows } = await sql<BookingKey>`select distinct hotel_id, booking_id from payment
    where ${among('payment', bookings)} and status = 'captured'`.execute(tx);
  return rows;
}

const among = (table: string, { hotelId, bookings }: OfHotel): RawBuilder<boolean> =>
  sql`${sql.ref(`${table}.hotel_id`)} = ${hotelId} and ${sql.ref(`${table}.booking_id`)} = any(${bookings.map((one) => one.booking_id)}::text[])`;
