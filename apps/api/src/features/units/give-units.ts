import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { assignUnits, type AssignableUnit, type UnitStay } from '@latchkey/booking-core/units';
import { noteBookingChange } from '../../database/booking-changes.ts';
import type { BookingKey } from '../../database/booking-key.ts';
import type { NewRow, Transaction } from '../../database/database.types.ts';
import { runsOf, timeOf, type CellRun, type UnitCell } from './unit-cells.ts';
import {
  deleteLeftOver,
  freeUnits,
  insertNights,
  moveNights,
  unitsInWindows,
  type FreeUnit,
  type Held,
  type NightRow,
  type UnitInWindow,
  type UnitWindow,
} from './unit-nights.queries.ts';

/** Rooms of one type of one booking that have no unit on some dates. */
export interface UnitNeed {
  readonly booking: BookingKey;
  readonly roomTypeId: string;
  readonly cells: readonly UnitCell[];
  /** The unit that a room had, or has on other dates, by its place. */
  readonly wants: ReadonlyMap<number, string>;
  /** How its new nights are held. */
  readonly held: Held;
}

/** Days on both sides of a stay within which others are moved for it. */
const moveDays = 45;

/** Gives units to what has none; most find one that is free. Answers what has none then on one of its nights. */
export async function giveUnits(tx: Transaction, needs: readonly UnitNeed[]): Promise<readonly UnitNeed[]> {
  const simple = needs.filter(isSimple);
  const windows = simple.map((need, at) => windowOf(need, at, 0));
  const free = Map.groupBy(await freeUnits(tx, windows), ({ at }) => at);
  const rows: NewRow<'unit_night'>[] = [];
  const hard = needs.filter((need) => !isSimple(need));
  for (const [at, need] of simple.entries()) {
    const isFree = ({ unit_id: id }: FreeUnit): boolean =>
      !rows.some(
        (night) =>
          night.hotel_id === need.booking.hotel_id &&
          night.unit_id === id &&
          need.cells.some(({ date }) => date === night.date),
      );
    const best = bestOf((free.get(at) ?? []).filter(isFree));
    if (best === undefined) {
      hard.push(need);
      continue;
    }
    const own = need.cells.map((cell) => nightOn(need, cell, best.unit_id));
    rows.push(...own.map((night) => ({ hotel_id: need.booking.hotel_id, ...night })));
  }
  await insertNights(tx, rows);
  const without: UnitNeed[] = [];
  for (const need of hard) if (!(await makeRoom(tx, need))) without.push(need);
  return without;
}

/** Whether it is one room that had no unit: any that is free for all of it does. */
const isSimple = ({ cells, wants }: UnitNeed): boolean =>
  wants.size === 0 && cells.every(({ place }) => place === cells[0]?.place) && runsOf(cells).length === 1;

/** The one on which the least time is lost between two stays. */
function bestOf(units: readonly FreeUnit[]): FreeUnit | undefined {
  const gaps = ({ before, after }: FreeUnit): number => Number(before) + Number(after);
  return units.toSorted((one, other) => gaps(other) - gaps(one))[0];
}

/** Gives units for which others have to move, or a stay has to change its room. False where a night has none then. */
async function makeRoom(tx: Transaction, need: UnitNeed): Promise<boolean> {
  const wide = windowOf(need, 0, moveDays);
  await deleteLeftOver(tx, wide);
  const units = await unitsInWindows(tx, [wide]);
  // A stay that goes on beyond what is looked at stays where it is.
  if (units.length === 0) return true;
  const plan = planFor(need, units, ({ date }) => date > wide.first && date < wide.last);
  await moveNights(tx, need.booking.hotel_id, plan.moves);
  for (const { booking_id } of plan.moves) noteBookingChange(tx, { hotel_id: need.booking.hotel_id, booking_id });
  await insertNights(
    tx,
    plan.own.map((night) => ({ hotel_id: need.booking.hotel_id, ...night })),
  );
  return plan.own.length === need.cells.length;
}

function windowOf({ booking, roomTypeId, cells }: UnitNeed, at: number, days: number): UnitWindow {
  const dates = cells.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a need without nights');
  return { at, hotelId: booking.hotel_id, roomTypeId, first: addDays(first, -days), last: addDays(last, days) };
}

interface Plan {
  readonly own: NightRow[];
  readonly moves: (NightRow & { readonly to: string })[];
}

/** Works out the units of a need among those of its type; `mayMove` says of each night of others whether it lies within sight. */
function planFor(need: UnitNeed, units: readonly UnitInWindow[], mayMove: (night: NightRow) => boolean): Plan {
  const others = units.flatMap(({ nights }) => nights);
  const runs = [...Map.groupBy(need.cells, ({ place }) => place).values()].flatMap(runsOf);
  const own = new Map(runs.map((run, at) => [`own ${at}`, run]));
  const there = new Map(othersOf(others).map((run, at) => [`other ${at}`, run]));
  const stays: UnitStay[] = [
    ...[...there].map(([id, run]) => ({
      id,
      bookingId: run.nights[0]?.booking_id ?? '',
      unitId: run.unitId,
      wants: null,
      from: run.from,
      to: run.to,
      isFixed: run.nights.some((night) => night.held !== null || !mayMove(night)),
    })),
    ...[...own].map(([id, { from, to, cells }]) => ({
      id,
      bookingId: need.booking.booking_id,
      unitId: null,
      wants: need.wants.get(cells[0]?.place ?? 0) ?? null,
      from,
      to,
      isFixed: false,
    })),
  ];
  const { placements } = assignUnits(units.map(assignable), stays);
  const ownNights = placements.flatMap(({ id, parts }) => nightsOn(need, own.get(id), parts));
  const moves = placements.flatMap(({ id, parts: [part] }) =>
    part === undefined ? [] : (there.get(id)?.nights ?? []).map((night) => ({ ...night, to: part.unitId })),
  );
  return { own: ownNights, moves };
}

const assignable = ({ unit_id, floor, position, closures }: UnitInWindow): AssignableUnit => ({
  unitId: unit_id,
  floor,
  position,
  closed: closures.map(({ first, last }) => ({ from: midnight(first), to: midnight(addDays(last, 1)) })),
});

const midnight = (date: LocalDate): number => timeOf({ date, hourFrom: 0, hourTo: 24 }).from;

function nightsOn(
  need: UnitNeed,
  run: CellRun | undefined,
  parts: readonly { readonly from: number; readonly to: number; readonly unitId: string }[],
): NightRow[] {
  return (run?.cells ?? []).flatMap((cell) => {
    const { from } = timeOf(cell);
    const part = parts.find((one) => from >= one.from && from < one.to);
    return part === undefined ? [] : [nightOn(need, cell, part.unitId)];
  });
}

const nightOn = (
  { booking, held }: UnitNeed,
  { roomTypeId, place, date, hourFrom, hourTo }: UnitCell,
  unitId: string,
): NightRow => ({
  booking_id: booking.booking_id,
  room_type_id: roomTypeId,
  place,
  date,
  hour_from: hourFrom,
  hour_to: hourTo,
  unit_id: unitId,
  held,
});

/** Nights of others put together: one room of a booking on one unit. */
function othersOf(nights: readonly NightRow[]): { unitId: string; from: number; to: number; nights: NightRow[] }[] {
  const byRoom = Map.groupBy(nights, (one) => `${one.booking_id} ${one.place} ${one.unit_id}`);
  return [...byRoom.values()].flatMap((same) => {
    const runs = runsOf(same.map((night) => ({ ...cellOf(night), night })));
    return runs.map(({ from, to, cells }) => ({
      unitId: same[0]?.unit_id ?? '',
      from,
      to,
      nights: same.filter((night) => cells.some(({ date }) => date === night.date)),
    }));
  });
}

export const cellOf = (night: NightRow): UnitCell => ({
  roomTypeId: night.room_type_id,
  place: night.place,
  date: night.date,
  hourFrom: night.hour_from,
  hourTo: night.hour_to,
});
