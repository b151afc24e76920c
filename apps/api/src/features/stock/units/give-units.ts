import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { assignUnits, type AssignableUnit, type UnitStay } from '@latchkey/booking-core/units';
import { noteBookingChange } from '../../../database/booking-changes.ts';
import type { BookingKey } from '../../../database/booking-key.ts';
import type { Work } from '../../../database/database.types.ts';
import { runsOf, timeOf, type CellRun, type UnitCell } from './unit-cells.ts';
import {
  deleteLeftOver,
  insertNights,
  moveNights,
  unitsInWindows,
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
export async function giveUnits(tx: Work, needs: readonly UnitNeed[]): Promise<readonly UnitNeed[]> {
  if (needs.length === 0) return [];
  const near = needs.map((need, at) => windowOf(need, at, 1));
  const units = Map.groupBy(await unitsInWindows(tx, near), ({ at }) => at);
  const given: { need: UnitNeed; nights: NightRow[] }[] = [];
  const hard: UnitNeed[] = [];
  for (const [at, need] of needs.entries()) {
    const sameType = given.filter(
      ({ need: one }) => one.booking.hotel_id === need.booking.hotel_id && one.roomTypeId === need.roomTypeId,
    );
    const plan = planFor(
      need,
      units.get(at) ?? [],
      sameType.flatMap(({ nights }) => nights),
      () => false,
    );
    if (plan.isWhole) given.push({ need, nights: plan.own });
    else if ((units.get(at) ?? []).length > 0) hard.push(need);
  }
  await insertNights(
    tx,
    given.flatMap(({ need, nights }) => nights.map((night) => ({ hotel_id: need.booking.hotel_id, ...night }))),
  );
  const without: UnitNeed[] = [];
  for (const need of hard) if (!(await makeRoom(tx, need))) without.push(need);
  return without;
}

/** Gives units for which others have to move, or a stay has to change its room. False where a night has none then. */
async function makeRoom(tx: Work, need: UnitNeed): Promise<boolean> {
  const wide = windowOf(need, 0, moveDays);
  await deleteLeftOver(tx, wide);
  const units = await unitsInWindows(tx, [wide]);
  // A stay that goes on beyond what is looked at stays where it is.
  const plan = planFor(need, units, [], ({ date }) => date > wide.first && date < wide.last);
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
  /** Each room has one unit, and nobody moves for it. */
  readonly isWhole: boolean;
}

/** Works out the units of a need among those of its type; `mayMove` says of each night of others whether it lies within sight. */
function planFor(
  need: UnitNeed,
  units: readonly UnitInWindow[],
  more: readonly NightRow[],
  mayMove: (night: NightRow) => boolean,
): Plan {
  const others = [...units.flatMap(({ nights }) => nights), ...more];
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
  const { placements, unplaced } = assignUnits(units.map(assignable), stays);
  const ownNights = placements.flatMap(({ id, parts }) => nightsOn(need, own.get(id), parts));
  const moves = placements.flatMap(({ id, parts: [part] }) =>
    part === undefined ? [] : (there.get(id)?.nights ?? []).map((night) => ({ ...night, to: part.unitId })),
  );
  const isWhole = unplaced.length === 0 && moves.length === 0 && placements.every(({ parts }) => parts.length === 1);
  return { own: ownNights, moves, isWhole };
}

const assignable = ({ unit_id, floor, position, closures }: UnitInWindow): AssignableUnit => ({
  unitId: unit_id,
  floor,
  position,
  closed: closures.map(({ first, last }) => ({ from: midnight(first), to: midnight(addDays(last, 1)) })),
});

const midnight = (date: LocalDate): number => timeOf({ date, hourFrom: 0, hourTo: 24 }).from;

function nightsOn(
  { booking, held }: UnitNeed,
  run: CellRun | undefined,
  parts: readonly { readonly from: number; readonly to: number; readonly unitId: string }[],
): NightRow[] {
  return (run?.cells ?? []).flatMap((cell) => {
    const { from } = timeOf(cell);
    const part = parts.find((one) => from >= one.from && from < one.to);
    if (part === undefined) return [];
    const { roomTypeId, place, date, hourFrom, hourTo } = cell;
    return [
      {
        booking_id: booking.booking_id,
        room_type_id: roomTypeId,
        place,
        date,
        hour_from: hourFrom,
        hour_to: hourTo,
        unit_id: part.unitId,
        held,
      },
    ];
  });
}

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
