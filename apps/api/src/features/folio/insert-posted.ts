import type { BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import { openDayToPost } from '../counter/counter.ts';
import { insertLines, type NewLine } from './folio-lines.queries.ts';

/**
 * Adds lines to the folio of a locked booking. A line for a day that the house has closed counts on the one that is
 * open, and says for which day it was meant.
 */
export async function insertPosted(tx: Transaction, booking: BookingKey, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return;
  const open = await openDayToPost(tx, booking.hotel_id);
  await insertLines(
    tx,
    booking,
    lines.map((line) => (open === null || line.day >= open ? line : { ...line, day: open, meant_for: line.day })),
  );
}
