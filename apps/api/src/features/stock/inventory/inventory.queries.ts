import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Transaction } from '../../../database/database.types.ts';
import { ofHotels } from '../../../database/of-hotels.ts';
import { noteStockChange } from '../../../database/stock-changes.ts';
import type { Tables } from '../../../database/tables.ts';

export interface InventoryRow {
  readonly date: LocalDate;
  readonly room_type_id: string;
  readonly total: number;
  readonly used: number;
  readonly hours: number[] | null;
}

const columns = ['date', 'room_type_id', 'total', 'used', 'hours'] as const;

/** The rows of some dates, both ends included, by date and room type. */
export function inventoryBetween(
  db: Kysely<Tables>,
  hotelId: number,
  first: LocalDate,
  last: LocalDate,
): Promise<InventoryRow[]> {
  return db
    .selectFrom('inventory')
    .select(columns)
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', first)
    .where('date', '<=', last)
    .orderBy('date')
    .orderBy('room_type_id')
    .execute();
}

/** The fewest rooms of all types that a hotel has on one of some dates, sold or not; 0 where it has none on any. */
export async function fewestRooms(tx: Transaction, hotelId: number, dates: readonly LocalDate[]): Promise<number> {
  const days = await tx
    .selectFrom('inventory')
    .select(({ fn }) => fn.sum<string>('total').as('rooms'))
    .where('hotel_id', '=', hotelId)
    .where('date', 'in', dates)
    .groupBy('date')
    .execute();
  return days.length === 0 ? 0 : Math.min(...days.map(({ rooms }) => Number(rooms)));
}

/** A row of a hotel's inventory. */
export interface InventoryPlace {
  readonly hotelId: number;
  readonly date: LocalDate;
  readonly roomTypeId: string;
}

export type PlacedRow = InventoryRow & { readonly hotel_id: number };

/** The rows at some places, of one hotel or several, locked in the one order everybody locks in: by hotel, date and room type. */
export async function lockRows(tx: Transaction, places: readonly InventoryPlace[]): Promise<PlacedRow[]> {
  if (places.length === 0) return [];
  for (const { hotelId, first, last } of spansOf(places)) noteStockChange(tx, { hotelId, what: 'rooms', first, last });
  const { rows } =
    await sql<PlacedRow>`select inventory.hotel_id, inventory.date, inventory.room_type_id, total, used, hours
    from (select distinct "hotelId", date, "roomTypeId" from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place ("hotelId" integer, date date, "roomTypeId" text)) as wanted
    join inventory on inventory.hotel_id = wanted."hotelId" and inventory.date = wanted.date and inventory.room_type_id = wanted."roomTypeId"
    where ${among(places)}
    order by inventory.hotel_id, inventory.date, inventory.room_type_id for update of inventory`.execute(tx);
  return rows;
}

/** Locks all rows of some dates, both ends included, in the same order. */
export async function lockDates(tx: Transaction, hotelId: number, first: LocalDate, last: LocalDate): Promise<void> {
  await tx
    .selectFrom('inventory')
    .select('date')
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', first)
    .where('date', '<=', last)
    .orderBy('date')
    .orderBy('room_type_id')
    .forUpdate()
    .execute();
}

/** Writes the new counters of locked rows, in one statement. */
export async function writeCounters(tx: Transaction, rows: readonly PlacedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`update inventory set used = counted.used, hours = counted.hours
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as counted (hotel_id integer, date date, room_type_id text, used smallint, hours smallint[])
    where ${among(rows.map(({ hotel_id: hotelId, date }) => ({ hotelId, date })))}
      and inventory.hotel_id = counted.hotel_id and inventory.date = counted.date and inventory.room_type_id = counted.room_type_id`.execute(
    tx,
  );
}

/** The hotels of some places, by which their server is found, and their dates, by which the index is read. */
function among(places: readonly Pick<InventoryPlace, 'hotelId' | 'date'>[]): RawBuilder<boolean> {
  const dates = places.map(({ date }) => date).toSorted();
  const hotels = ofHotels(
    'inventory.hotel_id',
    places.map(({ hotelId }) => hotelId),
  );
  return sql`${hotels} and inventory.date between ${dates[0]} and ${dates.at(-1)}`;
}

/** The first and last date of each hotel's places. */
function spansOf(places: readonly InventoryPlace[]): { hotelId: number; first: LocalDate; last: LocalDate }[] {
  return [...Map.groupBy(places, ({ hotelId }) => hotelId)].map(([hotelId, its]) => {
    const dates = its.map(({ date }) => date).toSorted();
    const [first, last] = [dates[0], dates.at(-1)];
    if (first === undefined || last === undefined) throw new Error('a group of nothing');
    return { hotelId, first, last };
  });
}
