import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Work } from '../../database/database.types.ts';
import { noteStockChange } from '../../database/stock-changes.ts';
import type { Tables } from '../../database/tables.ts';

export interface DateSpan {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** A hotel's rates on some nights, closed ones too, in order. */
export function ratesOf(
  db: Kysely<Tables>,
  hotelId: number,
  { from, to }: DateSpan,
): Promise<Selectable<Tables['rate']>[]> {
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

/** Writes a total on nights that allow it, or names those on which more is sold. Rows are locked in the order of all. */
export async function writeTotal(
  tx: Work,
  hotelId: number,
  roomTypeId: string,
  span: DateSpan,
  total: number,
): Promise<{ nights: number } | { belowSold: LocalDate[] }> {
  noteStockChange(tx, { hotelId, what: 'rooms', first: span.from, last: span.to });
  const rows = await tx
    .selectFrom('inventory')
    .select(['date', 'used', 'hours'])
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
  return { nights: rows.length };
}

/** Writes fields of rates; the number of rows of one plan that were written. */
export async function writeRates(
  tx: Work,
  hotelId: number,
  of: { roomTypeId: string; ratePlanId?: string | undefined },
  span: DateSpan,
  fields: Updateable<Tables['rate']>,
): Promise<number> {
  noteStockChange(tx, { hotelId, what: 'rates', first: span.from, last: span.to });
  let update = tx
    .updateTable('rate')
    .set({ ...fields, by_property: true })
    .where('hotel_id', '=', hotelId)
    .where('room_type_id', '=', of.roomTypeId)
    .where('date', '>=', span.from)
    .where('date', '<=', span.to);
  if (of.ratePlanId !== undefined) update = update.where('rate_plan_id', '=', of.ratePlanId);
  const written = await update.returning('date').execute();
  return new Set(written.map((row) => row.date)).size;
}

const longestDays = 400;

/** Whether both ends are dates in order and not too far apart. */
export function isSpan({ from, to }: DateSpan): boolean {
  return from >= '2000-01-01' && to <= '2999-12-31' && from <= to && to <= addDays(from, longestDays);
}
