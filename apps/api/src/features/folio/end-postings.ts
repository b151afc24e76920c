import type { Transaction } from '../../database/database.types.ts';
import type { BookingRow } from '../bookings/bookings.ts';
import { type AgreedHotel, propertyToday } from '../catalogue/catalogue.ts';
import { type NewLine, postedLines, type PostedRow } from './folio-lines.queries.ts';
import { insertPosted } from './insert-posted.ts';
import { postedRow } from './posted-row.ts';

/**
 * Takes off a folio what was posted for a stay that does not take place: nobody has it. What another stay has taken over it
 * keeps. The tax in it goes with it. What was paid for it counts as paid for the stay, and goes back by its terms.
 */
export async function endPostings(
  tx: Transaction,
  { sale }: Pick<AgreedHotel, 'sale'>,
  booking: BookingRow,
  at: Date,
): Promise<void> {
  const day = propertyToday(sale.timeZone, at);
  const alike = Map.groupBy(await postedLines(tx, booking), (line) =>
    JSON.stringify([line.payer_id, line.tax_name, line.tax_percent]),
  );
  await insertPosted(
    tx,
    booking,
    [...alike.values()].flatMap((lines) => takenOff(booking, lines, day, at)),
  );
}

/** What takes lines of one payer, with one tax in them, off at once, where they come to a sum. */
function takenOff(
  booking: BookingRow,
  lines: readonly PostedRow[],
  day: PostedRow['day'],
  at: Date,
): readonly NewLine[] {
  const [first] = lines;
  const sum = (of: 'amount' | 'tax_amount'): number => lines.reduce((all, line) => all - line[of], 0);
  const [amount, tax] = [sum('amount'), sum('tax_amount')];
  if (first === undefined || (amount === 0 && tax === 0)) return [];
  const { payer_id, tax_name, tax_percent } = first;
  const what = { kind: 'adjustment', day, amount, payer_id, reason: 'stay_called_off' } as const;
  return [postedRow(booking, { ...what, tax_name, tax_percent, tax_amount: tax }, at)];
}
