import type { LocalDate } from '@latchkey/booking-core/dates';
import type { BookingLine } from '@latchkey/booking-core/inventory';
import { sql, type RawBuilder } from 'kysely';
import type { BookingId, BookingKey } from '../../database/booking-key.ts';
import type { NewRow, Transaction } from '../../database/database.types.ts';
import { ofHotels } from '../../database/of-hotels.ts';
import { insertRows } from '../../database/rows-in-json.ts';
import { statusesWithRooms } from '../../database/statuses-with-rooms.ts';

export type Held = 'pinned' | 'in_house' | null;

/** A date of a booking's room on a unit, as it is kept. */
export interface NightRow {
  readonly booking_id: BookingId;
  readonly room_type_id: string;
  readonly place: number;
  readonly date: LocalDate;
  readonly hour_from: number;
  readonly hour_to: number;
  readonly unit_id: string;
  readonly held: Held;
}

/** What a booking takes, and which units it has. */
export interface HousedBooking extends BookingKey {
  readonly is_housed: boolean;
  /** Of a guest who has come: where one has been is not changed any more. */
  readonly in_house: boolean;
  readonly lines: readonly BookingLine[];
  readonly nights: readonly NightRow[];
  /** Room types of the hotel that are sold by the hour. */
  readonly hourly: readonly string[];
}

const nightJson =
  sql.raw(`jsonb_build_object('booking_id', n.booking_id, 'room_type_id', n.room_type_id, 'place', n.place,
  'date', n.date, 'hour_from', n.hour_from, 'hour_to', n.hour_to, 'unit_id', n.unit_id, 'held', n.held)`);

/** Bookings with what they take and have. */
export async function housedBookings(tx: Transaction, keys: readonly BookingKey[]): Promise<HousedBooking[]> {
  const [hotelIds, ids] = [keys.map(({ hotel_id }) => hotel_id), keys.map(({ booking_id }) => booking_id)];
  const { rows } =
    await sql<HousedBooking>`select b.hotel_id, b.booking_id, b.status in ${sql.raw(statusesWithRooms)} as is_housed,
      b.arrived_at is not null as in_house, coalesce(taken.lines, '[]') as lines, coalesce(given.nights, '[]') as nights,
      coalesce(by_hour.hourly, '[]') as hourly
    from booking b
    left join (
      select l.hotel_id, l.booking_id, jsonb_agg(jsonb_build_object('date', l.date, 'roomTypeId', l.room_type_id,
        'quantity', l.quantity, 'night', l.night, 'hourFrom', l.hour_from, 'hourTo', l.hour_to)) as lines
      from booking_line l where ${ofHotels('l.hotel_id', hotelIds)} and l.booking_id = any(${ids}::text[]) group by l.hotel_id, l.booking_id
    ) taken on taken.hotel_id = b.hotel_id and taken.booking_id = b.booking_id
    left join (
      select n.hotel_id, n.booking_id, jsonb_agg(${nightJson}) as nights
      from unit_night n where ${ofHotels('n.hotel_id', hotelIds)} and n.booking_id = any(${ids}::text[]) group by n.hotel_id, n.booking_id
    ) given on given.hotel_id = b.hotel_id and given.booking_id = b.booking_id
    left join (
      select u.hotel_id, jsonb_agg(distinct u.room_type_id) as hourly
      from room_unit u where ${ofHotels('u.hotel_id', hotelIds)} and u.is_hourly group by u.hotel_id
    ) by_hour on by_hour.hotel_id = b.hotel_id
    where ${ofHotels('b.hotel_id', hotelIds)} and b.booking_id = any(${ids}::text[])`.execute(tx);
  return rows;
}

/** Dates of a room type, both ends included, under a number by which its units are told from those of others. */
export interface UnitWindow {
  readonly at: number;
  readonly hotelId: number;
  readonly roomTypeId: string;
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/** A unit with what is on it in a window. */
export interface UnitInWindow {
  readonly at: number;
  readonly unit_id: string;
  readonly floor: string | null;
  readonly position: number;
  readonly nights: readonly NightRow[];
  readonly closures: readonly { readonly first: LocalDate; readonly last: LocalDate }[];
}

/** The units of some windows, with who is in them and when they are closed. */
export async function unitsInWindows(tx: Transaction, windows: readonly UnitWindow[]): Promise<UnitInWindow[]> {
  if (windows.length === 0) return [];
  const hotels = ofHotels(
    'u.hotel_id',
    windows.map(({ hotelId }) => hotelId),
  );
  const { rows } = await sql<UnitInWindow>`select w.at, u.unit_id, u.floor, u.position,
      coalesce(jsonb_agg(distinct ${nightJson}) filter (where n.booking_id is not null), '[]') as nights,
      coalesce(jsonb_agg(distinct jsonb_build_object('first', c.first, 'last', c.last)) filter (where c.closure_id is not null), '[]') as closures
    from room_unit u
    join jsonb_to_recordset(${JSON.stringify(windows)}::jsonb) as w (at integer, "hotelId" integer, "roomTypeId" text, first date, last date)
      on w."hotelId" = u.hotel_id and w."roomTypeId" = u.room_type_id
    left join unit_night n on n.hotel_id = u.hotel_id and n.unit_id = u.unit_id and n.date between w.first and w.last
    left join unit_closure c on c.hotel_id = u.hotel_id and c.unit_id = u.unit_id and c.ended_at is null
      and c.first <= w.last and c.last >= w.first
    where ${hotels} and u.removed_at is null
    group by w.at, u.unit_id, u.floor, u.position order by w.at, u.position, u.unit_id`.execute(tx);
  return rows;
}

/** A unit that nobody is in on any date of a window. */
export interface FreeUnit extends Pick<UnitInWindow, 'at' | 'unit_id' | 'floor' | 'position'> {
  /** Whether somebody is in it on the date before, and on the date after. */
  readonly before: boolean;
  readonly after: boolean;
}

/** The units that are free and open on all dates of some windows. */
export async function freeUnits(tx: Transaction, windows: readonly UnitWindow[]): Promise<FreeUnit[]> {
  if (windows.length === 0) return [];
  const hotels = ofHotels(
    'u.hotel_id',
    windows.map(({ hotelId }) => hotelId),
  );
  const { rows } = await sql<FreeUnit>`select w.at, u.unit_id, u.floor, u.position,
      coalesce(bool_or(n.date < w.first), false) as before, coalesce(bool_or(n.date > w.last), false) as after
    from room_unit u
    join jsonb_to_recordset(${JSON.stringify(windows)}::jsonb) as w (at integer, "hotelId" integer, "roomTypeId" text, first date, last date)
      on w."hotelId" = u.hotel_id and w."roomTypeId" = u.room_type_id
    left join unit_night n on n.hotel_id = u.hotel_id and n.unit_id = u.unit_id and n.date between w.first - 1 and w.last + 1
    left join unit_closure c on c.hotel_id = u.hotel_id and c.unit_id = u.unit_id and c.ended_at is null
      and c.first <= w.last and c.last >= w.first
    where ${hotels} and u.removed_at is null
    group by w.at, u.unit_id, u.floor, u.position
    having count(c.closure_id) = 0 and count(n.date) filter (where n.date between w.first and w.last) = 0
    order by w.at, u.position, u.unit_id`.execute(tx);
  return rows;
}

/** Somebody else was faster: the transaction is tried again from its beginning. */
const overtaken = (): Error => Object.assign(new Error('units were given meanwhile'), { code: '40001' });

const isTaken = (cause: unknown): boolean =>
  cause instanceof Error &&
  'code' in cause &&
  cause.code === '23505' &&
  'table' in cause &&
  cause.table === 'unit_night';

/** Gives units to nights; where one of them is taken meanwhile, the transaction begins anew. */
export async function insertNights(tx: Transaction, rows: readonly NewRow<'unit_night'>[]): Promise<void> {
  if (rows.length === 0) return;
  await orBeginAnew(() => insertRows('unit_night', rows).execute(tx));
}

/** Moves nights of others to another unit, all of them as they were read, or the transaction begins anew. */
export async function moveNights(
  tx: Transaction,
  hotelId: number,
  moves: readonly (NightRow & { readonly to: string })[],
): Promise<void> {
  if (moves.length === 0) return;
  const { numAffectedRows = 0n } = await orBeginAnew(() =>
    sql`update unit_night n set unit_id = m."to" from ${recordset(moves)}
      where n.hotel_id = ${hotelId} and ${isSame} and n.unit_id = m.unit_id and n.held is null`.execute(tx),
  );
  if (Number(numAffectedRows) !== moves.length) throw overtaken();
}

/** Takes units from nights, all of them as they were read, or the transaction begins anew. */
export async function deleteNights(tx: Transaction, hotelId: number, nights: readonly NightRow[]): Promise<void> {
  if (nights.length === 0) return;
  const { numAffectedRows = 0n } =
    await sql`delete from unit_night n using ${recordset(nights)} where n.hotel_id = ${hotelId} and ${isSame} and n.unit_id = m.unit_id`.execute(
      tx,
    );
  if (Number(numAffectedRows) !== nights.length) throw overtaken();
}

/** Writes of nights how they are held, and their hours; where one has moved meanwhile, the transaction begins anew. */
export async function writeNights(tx: Transaction, hotelId: number, nights: readonly NightRow[]): Promise<void> {
  if (nights.length === 0) return;
  const { numAffectedRows = 0n } = await orBeginAnew(() =>
    sql`update unit_night n set held = m.held, hour_from = m.hour_from, hour_to = m.hour_to from ${recordset(nights)}
      where n.hotel_id = ${hotelId} and ${isSame} and n.unit_id = m.unit_id`.execute(tx),
  );
  if (Number(numAffectedRows) !== nights.length) throw overtaken();
}

const recordset = (nights: readonly object[]): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(nights)}::jsonb) as m (booking_id text, room_type_id text, place smallint, date date,
    hour_from smallint, hour_to smallint, unit_id text, held text, "to" text)`;
const isSame = sql<boolean>`n.booking_id = m.booking_id and n.room_type_id = m.room_type_id and n.place = m.place and n.date = m.date`;

async function orBeginAnew<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw isTaken(cause) ? overtaken() : cause;
  }
}

/** Takes units from nights of a type whose bookings do not take them any more: a version that knows no units let them go. */
export async function deleteLeftOver(tx: Transaction, { hotelId, roomTypeId, first, last }: UnitWindow): Promise<void> {
  await sql`delete from unit_night n where n.hotel_id = ${hotelId} and n.room_type_id = ${roomTypeId}
    and n.date between ${first} and ${last} and not exists (
      select 1 from booking_line l join booking b on b.hotel_id = l.hotel_id and b.booking_id = l.booking_id
      where l.hotel_id = ${hotelId} and b.hotel_id = ${hotelId} and l.booking_id = n.booking_id and l.room_type_id = n.room_type_id
        and l.date = n.date and l.quantity > n.place and b.status in ${sql.raw(statusesWithRooms)})`.execute(tx);
}

/** Bookings of a hotel that wait for a unit on some dates, locked; those that somebody else is changing are left to him. */
export async function waitingIn(
  tx: Transaction,
  hotelId: number,
  windows: readonly UnitWindow[],
): Promise<BookingKey[]> {
  const isIn = windows.map(
    ({ roomTypeId, first, last }) => sql`(l.room_type_id = ${roomTypeId} and l.date between ${first} and ${last})`,
  );
  const { rows } = await sql<BookingKey>`select b.hotel_id, b.booking_id from booking b
    where b.hotel_id = ${hotelId} and b.status in ${sql.raw(statusesWithRooms)} and b.booking_id in (
      select l.booking_id from booking_line l where l.hotel_id = ${hotelId} and (${sql.join(isIn, sql` or `)})
        and not exists (select 1 from unit_night n where n.hotel_id = ${hotelId} and n.booking_id = l.booking_id
          and n.room_type_id = l.room_type_id and n.date = l.date and n.place = l.quantity - 1))
    order by b.booking_id limit ${mostWaiting} for update skip locked`.execute(tx);
  return rows;
}

/** How many wait for a unit at most, and are given one at once when one is free. */
const mostWaiting = 20;

/** Bookings with a night from a date on that lacks a unit, or with a unit for a night that they do not have. */
export async function unsettledOf(tx: Transaction, hotelId: number, from: LocalDate): Promise<BookingKey[]> {
  const { rows } = await sql<BookingKey>`select distinct l.hotel_id, l.booking_id from booking_line l
      join booking b on b.hotel_id = l.hotel_id and b.booking_id = l.booking_id
      where l.hotel_id = ${hotelId} and b.hotel_id = ${hotelId} and l.date >= ${from} and b.status in ${sql.raw(statusesWithRooms)}
        and not exists (select 1 from unit_night n where n.hotel_id = ${hotelId} and n.booking_id = l.booking_id
          and n.room_type_id = l.room_type_id and n.date = l.date and n.place = l.quantity - 1)
    union select n.hotel_id, n.booking_id from unit_night n where n.hotel_id = ${hotelId} and n.date >= ${from} and not exists (
      select 1 from booking_line l join booking b on b.hotel_id = l.hotel_id and b.booking_id = l.booking_id
      where l.hotel_id = ${hotelId} and b.hotel_id = ${hotelId} and l.booking_id = n.booking_id and l.room_type_id = n.room_type_id
        and l.date = n.date and l.quantity > n.place and b.status in ${sql.raw(statusesWithRooms)})`.execute(tx);
  return rows;
}
