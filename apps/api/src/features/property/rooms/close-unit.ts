import type { LocalDate } from '@latchkey/booking-core/dates';
import type { ClosureKind } from '@latchkey/booking-core/units';
import { bookingKey } from '../../../database/booking-key.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import { secretText } from '../../../secret-text.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import {
  closuresOf,
  endClosure,
  houseAgain,
  insertClosure,
  leaveUnit,
  lockClosure,
  lockUnit,
  namedNights,
  noteUnitChange,
  settleWaiting,
  type ClosureRow,
  type NamedNight,
  type UnitRow,
} from '../../units/units.ts';
import { lockTotalsOf, totalOn, unitsOnSale, writeTotalsOf } from '../../stock/stock.ts';

/** Nights that are closed at once, at most. */
export const mostNightsClosed = 400;

/** How closing a unit ended: nothing is done unless it is closed. */
export type Closed =
  | { readonly closure: ClosureRow }
  | { readonly refused: 'not_found' | 'closed_already' }
  | { readonly inTheWay: readonly NamedNight[] };

/** Keeps a unit from guests. Who can be moved is moved; a guest in the house, a pin or a sold room stands in the way. */
export async function closeUnit(
  tx: Transaction,
  hotel: HotelRecord,
  unitId: string,
  asked: {
    readonly first: LocalDate;
    readonly last: LocalDate;
    readonly kind: ClosureKind;
    readonly reason: string | null;
  },
  at: Date,
): Promise<Closed> {
  const unit = await lockUnit(tx, hotel.id, unitId);
  if (unit === undefined) return { refused: 'not_found' };
  const { first, last, kind, reason } = asked;
  const others = await closuresOf(tx, hotel.id, first, last);
  if (others.some((one) => one.unit_id === unitId)) return { refused: 'closed_already' };
  const roomTypeId = unit.room_type_id;
  const rows = await lockTotalsOf(tx, hotel.id, { roomTypeId, first, last });
  const closure: ClosureRow = {
    hotel_id: hotel.id,
    closure_id: secretText(),
    unit_id: unitId,
    first,
    last,
    kind,
    reason,
    created_at: at,
    ended_at: null,
  };
  await insertClosure(tx, closure);
  if (kind === 'out_of_order') {
    const full = await lowerTotals(tx, hotel, unit, rows);
    if (full.length > 0) {
      const nights = await namedNights(tx, hotel.id, { first, last });
      return { inTheWay: nights.filter((night) => night.room_type_id === roomTypeId && full.includes(night.date)) };
    }
  }
  const there = await namedNights(tx, hotel.id, { first, last, unitId });
  const keys = [...new Set(there.map(({ booking_id }) => booking_id))].map((id) => bookingKey(hotel.id, id));
  const { held, left } = await leaveUnit(tx, keys, { unitId, first, last });
  const stuck = held.length > 0 ? held : await houseAgain(tx, left);
  if (stuck.length > 0)
    return { inTheWay: there.filter(({ booking_id }) => stuck.some((one) => one.booking_id === booking_id)) };
  await noteUnitChange(tx, unit, { what: 'closed', at, note: reason });
  noteAct(tx, { hotelId: hotel.id, subject: unit.number, after: { first, last, kind }, why: reason ?? undefined });
  return { closure };
}

/** Sells a type's open units alone; answers the dates on which more are sold, and then writes nothing. */
async function lowerTotals(
  tx: Transaction,
  hotel: HotelRecord,
  unit: UnitRow,
  rows: Awaited<ReturnType<typeof lockTotalsOf>>,
): Promise<LocalDate[]> {
  const due = await totalsDue(tx, hotel, unit, rows);
  const full = due.filter(({ sold, open }) => open < sold);
  if (full.length === 0)
    await writeTotalsOf(
      tx,
      hotel.id,
      unit.room_type_id,
      due.map(({ row: { date }, total }) => ({ date, total })),
    );
  return full.map(({ row }) => row.date);
}

interface TotalDue {
  readonly row: Awaited<ReturnType<typeof lockTotalsOf>>[number];
  readonly sold: number;
  /** Units that are not out of order. */
  readonly open: number;
  readonly total: number;
}

/** How many of a type are to be sold on dates, as its units are open now: of what was set by hand never more than that. */
async function totalsDue(
  tx: Transaction,
  hotel: HotelRecord,
  unit: UnitRow,
  rows: Awaited<ReturnType<typeof lockTotalsOf>>,
): Promise<TotalDue[]> {
  const units = await unitsOnSale(tx, hotel.id);
  const facts = hotel.readFacts();
  const room = facts.rooms.find(({ id }) => id === unit.room_type_id);
  return rows.map((row) => {
    const sold = Math.max(row.used, ...(row.hours ?? [0]));
    const open = units(unit.room_type_id, row.date) ?? row.total;
    const ruled = room === undefined ? open : totalOn(facts, room, row.date, units);
    return { row, sold, open, total: Math.max(sold, row.by_property ? Math.min(row.total, open) : ruled) };
  });
}

/** Opens a unit again; undefined where there is no such closure. What was set by hand stays as it is. */
export async function reopenUnit(
  tx: Transaction,
  hotel: HotelRecord,
  closureId: string,
  at: Date,
): Promise<ClosureRow | undefined> {
  const closure = await lockClosure(tx, hotel.id, closureId);
  const unit = closure === undefined ? undefined : await lockUnit(tx, hotel.id, closure.unit_id);
  if (closure === undefined || unit === undefined) return undefined;
  const rows = await lockTotalsOf(tx, hotel.id, { ...closure, roomTypeId: unit.room_type_id });
  await endClosure(tx, closure, at);
  const due = (await totalsDue(tx, hotel, unit, rows)).filter(({ row, total }) => total > row.total);
  await writeTotalsOf(
    tx,
    hotel.id,
    unit.room_type_id,
    due.map(({ row: { date }, total }) => ({ date, total })),
  );
  await settleWaiting(tx, [{ ...closure, at: 0, hotelId: hotel.id, roomTypeId: unit.room_type_id }]);
  await noteUnitChange(tx, unit, { what: 'reopened', at });
  noteAct(tx, {
    hotelId: hotel.id,
    subject: unit.number,
    before: { first: closure.first, last: closure.last, kind: closure.kind },
  });
  return closure;
}
