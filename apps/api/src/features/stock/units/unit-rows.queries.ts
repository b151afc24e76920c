import type { LocalDate } from '@latchkey/booking-core/dates';
import type { UnitState } from '@latchkey/booking-core/units';
import { sql, type Kysely, type Selectable } from 'kysely';
import { actingNow } from '../../../database/acting.ts';
import type { BookingId, BookingKey } from '../../../database/booking-key.ts';
import type { NewRow, Work } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';
import type { UnitChangeTable } from '../../../database/tables/unit-tables.ts';
import { noteHotelNews } from '../../../database/hotel-news.ts';
import { noteStockChange } from '../../../database/stock-changes.ts';
import { secretText } from '../../../secret-text.ts';

export type UnitRow = Selectable<Tables['room_unit']>;
export type ClosureRow = Selectable<Tables['unit_closure']>;

/** The units of a hotel that are there, by type and place. */
export function unitsOf(db: Kysely<Tables>, hotelId: number): Promise<UnitRow[]> {
  return db
    .selectFrom('room_unit')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('removed_at', 'is', null)
    .orderBy('room_type_id')
    .orderBy('position')
    .orderBy('unit_id')
    .execute();
}

/** One unit of a hotel, locked against other acts on it. */
export function lockUnit(tx: Work, hotelId: number, unitId: string): Promise<UnitRow | undefined> {
  return tx
    .selectFrom('room_unit')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('unit_id', '=', unitId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Closures that hold on some dates. */
export function closuresOf(
  db: Kysely<Tables>,
  hotelId: number,
  first: LocalDate,
  last: LocalDate,
): Promise<ClosureRow[]> {
  return db
    .selectFrom('unit_closure')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('ended_at', 'is', null)
    .where('first', '<=', last)
    .where('last', '>=', first)
    .orderBy('first')
    .execute();
}

export async function insertClosure(tx: Work, row: NewRow<'unit_closure'>): Promise<void> {
  await tx.insertInto('unit_closure').values(row).execute();
}

/** A closure that has not ended, locked. */
export function lockClosure(tx: Work, hotelId: number, closureId: string): Promise<ClosureRow | undefined> {
  return tx
    .selectFrom('unit_closure')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('closure_id', '=', closureId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function endClosure(tx: Work, { hotel_id, closure_id }: ClosureRow, at: Date): Promise<void> {
  await tx
    .updateTable('unit_closure')
    .set({ ended_at: at })
    .where('hotel_id', '=', hotel_id)
    .where('closure_id', '=', closure_id)
    .execute();
}

/** Writes a unit's state. */
export async function writeState(
  tx: Work,
  { hotel_id, unit_id }: Pick<UnitRow, 'hotel_id' | 'unit_id'>,
  state: UnitState,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('room_unit')
    .set({ state, state_at: at })
    .where('hotel_id', '=', hotel_id)
    .where('unit_id', '=', unit_id)
    .execute();
}

/** Adds to the history of a unit, in the name of whoever acts. */
export async function noteUnitChange(
  tx: Work,
  { hotel_id, unit_id }: Pick<UnitRow, 'hotel_id' | 'unit_id'>,
  {
    what,
    at,
    note = null,
  }: { readonly what: UnitChangeTable['what']; readonly at: Date; readonly note?: string | null },
): Promise<void> {
  noteHotelNews(tx, hotel_id, 'rooms');
  const acting = actingNow();
  await tx
    .insertInto('unit_change')
    .values({
      hotel_id,
      unit_id,
      change_id: secretText(),
      at,
      what,
      author_kind: acting?.principal.kind ?? 'operator',
      author_name: acting?.name ?? '',
      note,
    })
    .execute();
}

/** The latest of a unit's history, latest first. */
export function unitChanges(
  db: Kysely<Tables>,
  hotelId: number,
  unitId: string,
  most: number,
): Promise<Selectable<Tables['unit_change']>[]> {
  return db
    .selectFrom('unit_change')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('unit_id', '=', unitId)
    .orderBy('at', 'desc')
    .orderBy('change_id')
    .limit(most)
    .execute();
}

/** A night of a unit, with what names its booking. */
export interface NamedNight {
  readonly booking_id: BookingId;
  readonly reference: string;
  readonly guest_name: string;
  readonly room_type_id: string;
  readonly place: number;
  readonly date: LocalDate;
  readonly unit_id: string;
  readonly held: 'pinned' | 'in_house' | null;
}

/** The nights of a hotel's units on some dates, by booking, place and date; of one unit where it is named. */
export async function namedNights(
  db: Kysely<Tables>,
  hotelId: number,
  { first, last, unitId }: { readonly first: LocalDate; readonly last: LocalDate; readonly unitId?: string },
): Promise<NamedNight[]> {
  const ofUnit = unitId === undefined ? sql<boolean>`true` : sql<boolean>`n.unit_id = ${unitId}`;
  const { rows } =
    await sql<NamedNight>`select n.booking_id, b.reference, coalesce(b.travellers -> 0 ->> 'fullName', '') as guest_name,
      n.room_type_id, n.place, n.date, n.unit_id, n.held
    from unit_night n join booking b on b.hotel_id = n.hotel_id and b.booking_id = n.booking_id
    where n.hotel_id = ${hotelId} and n.date between ${first} and ${last} and ${ofUnit}
    order by n.booking_id, n.room_type_id, n.place, n.date`.execute(db);
  return rows;
}

/** A unit that a booking has on a date. */
export type UnitOfBooking = Pick<UnitRow, 'unit_id' | 'number' | 'floor' | 'state' | 'state_at' | 'position'> & {
  readonly booking_id: string;
  readonly date: LocalDate;
  /** Whether somebody had it in the night that began on a date. */
  readonly slept_in: boolean;
};

/** Which units some bookings have, by booking and date, and which of them somebody slept in last night. */
export async function unitsOfBookings(
  db: Kysely<Tables>,
  hotelId: number,
  bookingIds: readonly string[],
  lastNight: LocalDate,
): Promise<UnitOfBooking[]> {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom('unit_night as n')
    .innerJoin('room_unit as u', (join) =>
      join.onRef('u.hotel_id', '=', 'n.hotel_id').onRef('u.unit_id', '=', 'n.unit_id'),
    )
    .select(['n.booking_id', 'n.date', 'u.unit_id', 'u.number', 'u.floor', 'u.state', 'u.state_at', 'u.position'])
    .select(
      sql<boolean>`exists (select 1 from unit_night p where p.hotel_id = ${hotelId} and p.unit_id = n.unit_id and p.date = ${lastNight})`.as(
        'slept_in',
      ),
    )
    .where('n.hotel_id', '=', hotelId)
    .where(sql<boolean>`n.booking_id = any(${sql.val(bookingIds)}::text[])`)
    .orderBy('n.date')
    .orderBy('u.position')
    .execute();
}

/** Nights of bookings that have fewer units than rooms. */
export async function unassignedNights(
  db: Kysely<Tables>,
  hotelId: number,
  first: LocalDate,
  last: LocalDate,
  held: string,
): Promise<
  {
    booking_id: BookingId;
    reference: string;
    guest_name: string;
    room_type_id: string;
    date: LocalDate;
    rooms: number;
  }[]
> {
  const { rows } = await sql<{
    booking_id: BookingId;
    reference: string;
    guest_name: string;
    room_type_id: string;
    date: LocalDate;
    rooms: number;
  }>`select l.booking_id, b.reference, coalesce(b.travellers -> 0 ->> 'fullName', '') as guest_name, l.room_type_id, l.date,
      l.quantity - coalesce(n.given, 0)::int as rooms
    from booking_line l join booking b on b.hotel_id = l.hotel_id and b.booking_id = l.booking_id
    left join (select hotel_id, booking_id, room_type_id, date, count(*) as given from unit_night
      where hotel_id = ${hotelId} and date between ${first} and ${last} group by hotel_id, booking_id, room_type_id, date) n
      on n.hotel_id = l.hotel_id and n.booking_id = l.booking_id and n.room_type_id = l.room_type_id and n.date = l.date
    where l.hotel_id = ${hotelId} and b.hotel_id = ${hotelId} and l.date between ${first} and ${last} and l.night
      and b.status in ${sql.raw(held)} and l.quantity > coalesce(n.given, 0) order by l.date, l.booking_id`.execute(db);
  return rows;
}

/** Takes the pins from a booking's nights, or from those of one room of it; how many. Those of a guest in the house stay where they are. */
export async function takePins(
  tx: Work,
  { hotel_id, booking_id }: BookingKey,
  isInHouse: boolean,
  { roomTypeId, place }: { readonly roomTypeId: string | undefined; readonly place: number | undefined },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('unit_night')
    .set({ held: isInHouse ? 'in_house' : null })
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', booking_id)
    .where('held', '=', 'pinned')
    .$if(roomTypeId !== undefined, (query) => query.where('room_type_id', '=', roomTypeId ?? ''))
    .$if(place !== undefined, (query) => query.where('place', '=', place ?? 0))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** How many of a type are sold, and can be, on some dates. */
export interface TotalOfType {
  readonly date: LocalDate;
  readonly total: number;
  readonly used: number;
  readonly hours: number[] | null;
  readonly by_property: boolean;
}

/** The rows of one type's stock on some dates, locked in the order of all. */
export function lockTotalsOf(
  tx: Work,
  hotelId: number,
  { roomTypeId, first, last }: { readonly roomTypeId: string; readonly first: LocalDate; readonly last: LocalDate },
): Promise<TotalOfType[]> {
  noteStockChange(tx, { hotelId, what: 'rooms', first, last });
  noteHotelNews(tx, hotelId, 'rates');
  return tx
    .selectFrom('inventory')
    .select(['date', 'total', 'used', 'hours', 'by_property'])
    .where('hotel_id', '=', hotelId)
    .where('room_type_id', '=', roomTypeId)
    .where('date', '>=', first)
    .where('date', '<=', last)
    .orderBy('date')
    .forUpdate()
    .execute();
}

/** Writes how many of a type are sold on dates that are locked. */
export async function writeTotalsOf(
  tx: Work,
  hotelId: number,
  roomTypeId: string,
  totals: readonly { readonly date: LocalDate; readonly total: number }[],
): Promise<void> {
  if (totals.length === 0) return;
  await sql`update inventory set total = given.total
    from jsonb_to_recordset(${JSON.stringify(totals)}::jsonb) as given (date date, total smallint)
    where inventory.hotel_id = ${hotelId} and inventory.room_type_id = ${roomTypeId} and inventory.date = given.date`.execute(
    tx,
  );
}

/** Has the units that a stay leaves be dirty: those of its last night. */
export async function soilUnits(tx: Work, { hotel_id, booking_id }: BookingKey, at: Date): Promise<void> {
  const { rows } = await sql<{ unit_id: string }>`update room_unit u set state = 'dirty', state_at = ${at}
    from unit_night n where u.hotel_id = ${hotel_id} and n.hotel_id = ${hotel_id} and n.unit_id = u.unit_id and n.booking_id = ${booking_id}
      and n.date = (select max(l.date) from unit_night l where l.hotel_id = ${hotel_id} and l.booking_id = ${booking_id})
    returning u.unit_id`.execute(tx);
  for (const { unit_id } of rows) await noteUnitChange(tx, { hotel_id, unit_id }, { what: 'dirty', at });
}
