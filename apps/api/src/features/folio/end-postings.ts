import type { Transaction } from '../../database/database.types.ts';
import type { BookingRow } from '../bookings/bookings.ts';
import { type AgreedHotel, propertyToday } from '../catalogue/catalogue.ts';
import { postedLines } from './folio-lines.queries.ts';
import { insertPosted } from './insert-posted.ts';
import { postedRow } from './posted-row.ts';

/**
 * Takes off a folio what was posted for a stay that does not take place: nobody has it. What another stay has taken over it
 * keeps. What was paid for it counts as paid for the stay, and goes back by its terms.
 */
export async function endPostings(
  tx: Transaction,
  { sale }: Pick<AgreedHotel, 'sale'>,
  booking: BookingRow,
  at: Date,
): Promise<void> {
  const day = propertyToday(sale.timeZone, at);
  const byPayer = Map.groupBy(await postedLines(tx, booking), ({ payer_id: payer }) => payer);
  await insertPosted(
    tx,
    booking,
    [...byPayer].flatMap(([payer, lines]) => {
      const amount = lines.reduce((sum, line) => sum - line.amount, 0);
      return amount === 0
        ? []
        : [postedRow(booking, { kind: 'adjustment', day, amount, payer_id: payer, reason: 'stay_called_off' }, at)];
    }),
  );
}
