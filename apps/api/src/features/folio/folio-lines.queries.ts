import type { Kysely, Selectable } from 'kysely';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import type { FolioLineTable } from '../../database/tables/folio-tables.ts';
import type { Tables } from '../../database/tables.ts';

export type PostedRow = Selectable<FolioLineTable>;

/** What was posted on a booking's folio, the earliest first. */
export const postedLines = (
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<PostedRow[]> =>
  db
    .selectFrom('folio_line')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .orderBy('number')
    .execute();

/** A line that has no place on its folio yet. */
export type NewLine = Omit<PostedRow, 'number'>;

/** Adds lines to the folio of a locked booking. */
export async function insertLines(tx: Transaction, booking: BookingKey, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return;
  const last = (await postedLines(tx, booking)).at(-1)?.number ?? 0;
  const rows = lines.map((line, place) => ({ ...line, number: last + 1 + place }));
  await tx.insertInto('folio_line').values(rows).execute();
}

/** Forgets the names and reasons typed with a folio's lines; the sums stay. */
export async function forgetPostedWords(
  tx: Transaction,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<void> {
  await tx
    .updateTable('folio_line')
    .set({ subject_name: null, reason: null })
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .execute();
}
