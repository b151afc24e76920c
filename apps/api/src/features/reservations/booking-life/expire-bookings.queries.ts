import { sql, type RawBuilder } from 'kysely';
import type { BookingLine } from '@latchkey/booking-core/inventory';
import type { BookingKey } from '../../../database/booking-key.ts';
import type { Work } from '../../../database/database.types.ts';
import type { NewEvent } from '../bookings/booking-events.queries.ts';
import type { BookingRow } from '../bookings/bookings.queries.ts';
import { bookingLineOf } from '../bookings/booking-lines.queries.ts';

/** Locks those of the given bookings whose hold has expired; bookings that others have locked are left to them. */
export async function lockDue(
  tx: Work,
  due: readonly BookingKey[],
  now: Date,
): Promise<Pick<BookingRow, 'hotel_id' | 'booking_id' | 'status'>[]> {
  if (due.length === 0) return [];
  const { rows } = await sql<
    Pick<BookingRow, 'hotel_id' | 'booking_id' | 'status'>
  >`select booking.hotel_id, booking.booking_id, booking.status
    from ${among(due)} join booking using (hotel_id, booking_id) where booking.expires_at <= ${now} for update of booking skip locked`.execute(
    tx,
  );
  return rows;
}

/** The rooms that each of the expired bookings occupies, by booking id. */
export async function linesOfAll(tx: Work, bookings: readonly BookingKey[]): Promise<Map<string, BookingLine[]>> {
  const { rows } = await sql<
    Parameters<typeof bookingLineOf>[0] & { booking_id: string }
  >`select booking_line.* from ${among(bookings)} join booking_line using (hotel_id, booking_id)
    order by date, room_type_id`.execute(tx);
  return new Map(
    [...Map.groupBy(rows, (row) => row.booking_id)].map(([bookingId, lines]) => [bookingId, lines.map(bookingLineOf)]),
  );
}

/** Writes that locked bookings have expired, and the event of it; its sequence by booking id. */
export async function writeExpired(
  tx: Work,
  bookings: readonly BookingKey[],
  { type, actor, at }: NewEvent,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ booking_id: string; sequence: number }>`with written as (
      update booking set status = 'expired', expires_at = null from ${among(bookings)}
      where booking.hotel_id = wanted.hotel_id and booking.booking_id = wanted.booking_id
    )
    insert into booking_event (hotel_id, booking_id, sequence, type, actor, at, facts)
    select hotel_id, booking_id, 1 + coalesce((select max(sequence) from booking_event before where before.hotel_id = wanted.hotel_id and before.booking_id = wanted.booking_id), 0),
      ${type}, ${actor}, ${at}::timestamptz, '{}'::jsonb
    from ${among(bookings)}
    returning booking_id, sequence`.execute(tx);
  return new Map(rows.map(({ booking_id, sequence }) => [booking_id, sequence]));
}

/** Which of these bookings were requests that the property, or the guest at its price, accepted: by id. */
export async function acceptedOf(tx: Work, bookings: readonly BookingKey[]): Promise<Set<string>> {
  const { rows } = await sql<{
    booking_id: string;
  }>`select distinct booking_event.booking_id from ${among(bookings)} join booking_event using (hotel_id, booking_id)
    where booking_event.type = 'accepted'`.execute(tx);
  return new Set(rows.map(({ booking_id }) => booking_id));
}

/** The bookings among these with a captured payment. */
export async function withCapturedMoney(tx: Work, bookings: readonly BookingKey[]): Promise<BookingKey[]> {
  const { rows } =
    await sql<BookingKey>`select distinct payment.hotel_id, payment.booking_id from ${among(bookings)} join payment using (hotel_id, booking_id)
    where payment.status = 'captured'`.execute(tx);
  return rows;
}

const among = (bookings: readonly BookingKey[]): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(bookings.map(({ hotel_id, booking_id }) => ({ hotel_id, booking_id })))}::jsonb) as wanted (hotel_id integer, booking_id text)`;
