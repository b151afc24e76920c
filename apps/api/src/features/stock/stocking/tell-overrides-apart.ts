import type { Database } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import { hotelFacts, type HotelFacts } from '@latchkey/hotel-document/facts';
import { isSameFigure } from './same-figure.ts';
import { type RateRow, untoldRates, writeRateRows } from './rate-rows.queries.ts';
import { rateRule } from './stock-rules.ts';
import { withByHand } from './by-hand.ts';
import { storedFacts } from './stock-hotel.queries.ts';
import { rateFields } from '../../../database/tables/stock-tables.ts';

/**
 * Tells apart what a property has set by hand of nights that an older version wrote, which froze the whole rate with
 * any edit: by hand is what differs from the rule of the files that were loaded last. A price of a year ago that its
 * rule has left behind differs too, and stays: it may have been meant. To be called before other files are written in
 * their place.
 */
export async function tellOverridesApart(db: Database, hotelId: number): Promise<void> {
  await transact(db, async (tx) => {
    const rows = await untoldRates(tx, hotelId);
    if (rows.length === 0) return;
    const facts = hotelFacts.parse(await storedFacts(tx, hotelId));
    await writeRateRows(
      tx,
      hotelId,
      rows.map((row) => toldApart(facts, row)),
    );
  });
}

function toldApart(facts: HotelFacts, row: RateRow): RateRow {
  const room = facts.rooms.find(({ id }) => id === row.room_type_id);
  const rule = rateRule(facts, room, row.rate_plan_id, row.date);
  if (rule === null) return withByHand(row, rateFields);
  return withByHand(
    row,
    rateFields.filter((field) => !isSameFigure(row[field], rule[field])),
  );
}
