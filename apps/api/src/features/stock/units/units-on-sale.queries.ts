import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** How many units of a type can be sold on a date: all but those that are out of order; null of a type that has no units. */
export type UnitsOnSale = (roomTypeId: string, date: LocalDate) => number | null;

/** The units of a hotel and the nights on which they are out of order, read once. */
export async function unitsOnSale(db: Kysely<Tables>, hotelId: number): Promise<UnitsOnSale> {
  const units = await db
    .selectFrom('room_unit')
    .select(['unit_id', 'room_type_id'])
    .where('hotel_id', '=', hotelId)
    .where('removed_at', 'is', null)
    .execute();
  const closures = await db
    .selectFrom('unit_closure')
    .select(['unit_id', 'first', 'last'])
    .where('hotel_id', '=', hotelId)
    .where('ended_at', 'is', null)
    .where('kind', '=', 'out_of_order')
    .execute();
  const ofType = Map.groupBy(units, (unit) => unit.room_type_id);
  return (roomTypeId, date) => {
    const its = ofType.get(roomTypeId);
    if (its === undefined) return null;
    const isClosed = (unitId: string): boolean =>
      closures.some(({ unit_id, first, last }) => unit_id === unitId && first <= date && last >= date);
    return closures.length === 0 ? its.length : its.filter(({ unit_id }) => !isClosed(unit_id)).length;
  };
}
