import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Kysely } from 'kysely';
import type { Work } from '../../../database/database.types.ts';
import { noteStockChange } from '../../../database/stock-changes.ts';
import type { Tables } from '../../../database/tables.ts';
import type { RateRow, RatesWanted } from '../../stock/stock.ts';
import type { DateSpan } from './editable-nights.ts';

/** A hotel's rates on some nights, closed ones too, in order. */
export function ratesOf(db: Kysely<Tables>, hotelId: number, { from, to }: DateSpan): Promise<RateRow[]> {
  return db
    .selectFrom('rate')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('room_type_id')
    .orderBy('rate_plan_id')
    .execute();
}

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

/** Writes a total on nights that allow it, or names those on which more is sold. Rows are locked in the order of all. */
export async function writeTotal(
  tx: Work,
  hotelId: number,
  roomTypeId: string,
  span: DateSpan,
  total: number,
): Promise<{ dates: LocalDate[]; before: number[] } | { belowSold: LocalDate[] }> {
  noteStockChange(tx, { hotelId, what: 'rooms', first: span.from, last: span.to });
  const rows = await tx
    .selectFrom('inventory')
    .select(['date', 'total', 'used', 'hours'])
    .where('hotel_id', '=', hotelId)
    .where('room_type_id', '=', roomTypeId)
    .where('date', '>=', span.from)
    .where('date', '<=', span.to)
    .orderBy('date')
    .forUpdate()
    .execute();
  const belowSold = rows.filter((row) => Math.max(row.used, ...(row.hours ?? [0])) > total).map((row) => row.date);
  if (belowSold.length > 0) return { belowSold };
  await tx
    .updateTable('inventory')
    .set({ total, by_property: true })
    .where('hotel_id', '=', hotelId)
    .where('room_type_id', '=', roomTypeId)
    .where('date', '>=', span.from)
    .where('date', '<=', span.to)
    .execute();
  return { dates: rows.map((row) => row.date), before: [...new Set(rows.map((row) => row.total))] };
}

/** Marks totals as no longer set by hand; the dates that were. The caller has locked the rows. */
export async function releaseTotals(
  tx: Work,
  hotelId: number,
  wanted: Omit<RatesWanted, 'ratePlanId'>,
): Promise<LocalDate[]> {
  let update = tx
    .updateTable('inventory')
    .set({ by_property: false })
    .where('hotel_id', '=', hotelId)
    .where('by_property', '=', true)
    .where('date', '>=', wanted.from)
    .where('date', '<=', wanted.to);
  if (wanted.roomTypeId !== undefined) update = update.where('room_type_id', '=', wanted.roomTypeId);
  const released = await update.returning('date').execute();
  return released.map(({ date }) => date);
}
