import type { Transaction } from '../../../database/database.types.ts';
import type { RateField } from '../../../database/tables/stock-tables.ts';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { followed } from '@latchkey/hotel-document/nights';
import { byHandOf } from './by-hand.ts';
import { writeRateRows, type RateRow } from './rate-rows.queries.ts';

/** Whether some plan of a hotel follows the prices of another: then the rows of all its plans are locked together. */
export const hasFollowers = ({ ratePlans }: Pick<HotelFacts, 'ratePlans'>): boolean =>
  ratePlans.some(({ derivedFrom }) => derivedFrom !== undefined);

/**
 * Lets derived plans follow the prices that their plans have on the nights of some rows, set by hand or not. `rows` are
 * locked, of all plans of their rooms, and as they stand; what is set by hand of a derived plan itself stays.
 */
export async function followPlans(tx: Transaction, facts: HotelFacts, rows: readonly RateRow[]): Promise<void> {
  const keyOf = (row: RateRow, planId: string): string => `${row.date} ${row.room_type_id} ${planId}`;
  const known = new Map(rows.map((row) => [keyOf(row, row.rate_plan_id), row]));
  const changed = rows.flatMap((row): RateRow[] => {
    const by = facts.ratePlans.find(({ id }) => id === row.rate_plan_id)?.derivedFrom;
    const base = by === undefined ? undefined : known.get(keyOf(row, by.ratePlanId));
    if (by === undefined || base === undefined) return [];
    const prices = followed(
      { priceForPax: base.price_for_pax, extraAdult: base.extra_adult, extraChild: base.extra_child },
      by,
      facts.roundPricesTo,
    );
    const own = byHandOf(row);
    const unless = <Field extends RateField>(field: Field, value: RateRow[Field]): RateRow[Field] =>
      own.includes(field) ? row[field] : value;
    return [
      {
        ...row,
        price_for_pax: unless('price_for_pax', prices.priceForPax),
        extra_adult: unless('extra_adult', prices.extraAdult),
        extra_child: unless('extra_child', prices.extraChild),
      },
    ];
  });
  await writeRateRows(tx, facts.id, changed);
}
