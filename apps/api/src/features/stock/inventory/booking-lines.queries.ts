import type { BookingKey } from '../../../database/booking-key.ts';
import type { Insertable, Kysely, RawBuilder, Selectable } from 'kysely';
import type { BookingLine } from '@latchkey/booking-core/inventory';
import type { Transaction } from '../../../database/database.types.ts';
import { insertRows } from '../../../database/rows-in-json.ts';
import type { Tables } from '../../../database/tables.ts';

/** What a booking occupies from now on, in place of what it did. */
export async function replaceLines(tx: Transaction, booking: BookingKey, lines: readonly BookingLine[]): Promise<void> {
  await tx
    .deleteFrom('booking_line')
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .execute();
  if (lines.length > 0) await tx.insertInto('booking_line').values(lineRows(booking, lines)).execute();
}

/** The statement that writes what new bookings occupy. */
export const insertLines = (
  bookings: readonly { readonly id: BookingKey; readonly lines: readonly BookingLine[] }[],
): RawBuilder<unknown> =>
  insertRows(
    'booking_line',
    bookings.flatMap(({ id, lines }) => lineRows(id, lines)),
  );

/** The ledger's lines of what a booking occupies. */
function lineRows(
  { hotel_id, booking_id }: BookingKey,
  lines: readonly BookingLine[],
): Insertable<Tables['booking_line']>[] {
  return lines.map((line) => ({
    hotel_id,
    booking_id,
    date: line.date,
    room_type_id: line.roomTypeId,
    quantity: line.quantity,
    night: line.night,
    hour_from: line.hourFrom,
    hour_to: line.hourTo,
  }));
}

/** What a booking occupies, as the ledger has it, in lock order. */
export async function linesOf(
  tx: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<BookingLine[]> {
  const rows = await tx
    .selectFrom('booking_line')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .orderBy('date')
    .orderBy('room_type_id')
    .execute();
  return rows.map(bookingLineOf);
}

/** A row of the ledger as a booking line. */
export function bookingLineOf(row: Omit<Selectable<Tables['booking_line']>, 'hotel_id' | 'booking_id'>): BookingLine {
  return {
    date: row.date,
    roomTypeId: row.room_type_id,
    quantity: row.quantity,
    night: row.night,
    hourFrom: row.hour_from,
    hourTo: row.hour_to,
  };
}
