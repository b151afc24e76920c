import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql, type Kysely } from 'kysely';
import type { Transaction } from '../../../database/database.types.ts';
import { noteStockChange } from '../../../database/stock-changes.ts';
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

/** Caps sales of a type at its units that are not out of order, whoever said so; never below what is sold. */
export async function capTotals(
  tx: Transaction,
  hotelId: number,
  { first, last }: { readonly first: LocalDate; readonly last: LocalDate },
): Promise<void> {
  const { rows } = await sql<{ date: LocalDate }>`with unit as (
      select room_type_id, count(*) as units from room_unit where hotel_id = ${hotelId} and removed_at is null group by room_type_id
    ), closed as (
      select u.room_type_id, d.date::date as date, count(distinct u.unit_id) as units from unit_closure c
      join room_unit u on u.hotel_id = c.hotel_id and u.unit_id = c.unit_id and u.removed_at is null
      cross join lateral generate_series(greatest(c.first, ${first}::date), least(c.last, ${last}::date), interval '1 day') as d (date)
      where c.hotel_id = ${hotelId} and u.hotel_id = ${hotelId} and c.ended_at is null and c.kind = 'out_of_order' group by 1, 2
    ), due as (
      select i.date, i.room_type_id, greatest(i.used, coalesce((select max(h) from unnest(i.hours) as h), 0),
        unit.units - coalesce(closed.units, 0))::smallint as total
      from inventory i join unit on unit.room_type_id = i.room_type_id
      left join closed on closed.room_type_id = i.room_type_id and closed.date = i.date
      where i.hotel_id = ${hotelId} and i.date between ${first} and ${last} and i.total > unit.units - coalesce(closed.units, 0)
      order by i.date, i.room_type_id collate "C" for update of i
    )
    update inventory i set total = due.total from due
    where i.hotel_id = ${hotelId} and i.date = due.date and i.room_type_id = due.room_type_id and i.total > due.total
    returning i.date`.execute(tx);
  if (rows.length > 0) noteStockChange(tx, { hotelId, what: 'rooms', first, last });
}
