import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Kysely } from 'kysely';
import type { Transaction } from '../../../database/database.types.ts';
import { noteStockChange } from '../../../database/stock-changes.ts';
import type { Tables } from '../../../database/tables.ts';
import { lockTotals } from '../inventory/type-totals.queries.ts';
import { writeTotals } from '../inventory/write-totals.queries.ts';
import { lockRates, type RateRow, type RatesWanted, writeRateRows } from './rate-rows.queries.ts';

/** Rates of which something is set by hand, by room type, plan and date. */
export function ratesByHand(db: Kysely<Tables>, hotelId: number, wanted: RatesWanted): Promise<RateRow[]> {
  let query = db
    .selectFrom('rate')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('by_property', '=', true)
    .where('date', '>=', wanted.from)
    .where('date', '<=', wanted.to);
  if (wanted.roomTypeId !== undefined) query = query.where('room_type_id', '=', wanted.roomTypeId);
  if (wanted.ratePlanId !== undefined) query = query.where('rate_plan_id', '=', wanted.ratePlanId);
  return query.orderBy('room_type_id').orderBy('rate_plan_id').orderBy('date').execute();
}

/** How many rooms there are, where it is set by hand. */
export function totalsByHand(
  db: Kysely<Tables>,
  hotelId: number,
  wanted: Omit<RatesWanted, 'ratePlanId'>,
): Promise<{ readonly date: LocalDate; readonly room_type_id: string; readonly total: number }[]> {
  let query = db
    .selectFrom('inventory')
    .select(['date', 'room_type_id', 'total'])
    .where('hotel_id', '=', hotelId)
    .where('by_property', '=', true)
    .where('date', '>=', wanted.from)
    .where('date', '<=', wanted.to);
  if (wanted.roomTypeId !== undefined) query = query.where('room_type_id', '=', wanted.roomTypeId);
  return query.orderBy('room_type_id').orderBy('date').execute();
}

/** Gives every night of a hotel back to its rules: what is stocked next writes all of them. */
export async function forgetByHand(tx: Transaction, hotelId: number): Promise<void> {
  await tx
    .updateTable('rate')
    .set({ by_property: false, by_hand: null, set_at: null })
    .where('hotel_id', '=', hotelId)
    .where('by_property', '=', true)
    .execute();
  await tx
    .updateTable('inventory')
    .set({ by_property: false, set_at: null })
    .where('hotel_id', '=', hotelId)
    .where('by_property', '=', true)
    .execute();
}

/** Writes what is set by hand of one hotel's nights over another's, where that has such a night, room type and plan. */
export async function writeByHand(
  tx: Transaction,
  hotelId: number,
  { rates, totals }: { readonly rates: readonly RateRow[]; readonly totals: Awaited<ReturnType<typeof totalsByHand>> },
  { from, to }: Pick<RatesWanted, 'from' | 'to'>,
): Promise<void> {
  for (const what of ['rooms', 'rates'] as const) noteStockChange(tx, { hotelId, what, first: from, last: to });
  const nameOf = ({ date, room_type_id: type }: (typeof totals)[number]): string => `${date} ${type}`;
  const byHand = new Map(totals.map((row) => [nameOf(row), row.total]));
  const own = await lockTotals(tx, hotelId, {
    dates: totals.map(({ date }) => date),
    roomTypeIds: totals.map(({ room_type_id: type }) => type),
  });
  await writeTotals(
    tx,
    hotelId,
    own.flatMap((row) => {
      const total = byHand.get(nameOf(row));
      return total === undefined ? [] : [{ ...row, total: Math.max(total, row.used), by_property: true }];
    }),
  );
  await lockRates(tx, hotelId, { from, to });
  await writeRateRows(
    tx,
    hotelId,
    rates.map((row) => ({ ...row, hotel_id: hotelId })),
  );
}
