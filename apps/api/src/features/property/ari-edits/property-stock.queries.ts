import type { LocalDate } from '@latchkey/booking-core/dates';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Transaction } from '../../../database/database.types.ts';
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

/** How many rooms of each type there are on some dates, sold or not, with who says so. */
export function totalsBetween(db: Kysely<Tables>, hotelId: number, { from, to }: DateSpan): Promise<TotalRow[]> {
  return db
    .selectFrom('inventory')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('room_type_id')
    .execute();
}

export type TotalRow = Selectable<Tables['inventory']>;

/** How many rooms of some types there are on some dates, locked in the order of all. */
export function lockTotals(
  tx: Transaction,
  hotelId: number,
  { dates, roomTypeIds }: { readonly dates: readonly LocalDate[]; readonly roomTypeIds: readonly string[] },
): Promise<TotalRow[]> {
  return tx
    .selectFrom('inventory')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where(sql<boolean>`date = any(${sql.val(dates)}::date[])`)
    .where(sql<boolean>`room_type_id = any(${sql.val(roomTypeIds)}::text[])`)
    .orderBy('date')
    .orderBy('room_type_id')
    .forUpdate()
    .execute();
}
