import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { RateRow, TotalRow } from '../../stock/stock.ts';
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
