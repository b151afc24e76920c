import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import type { Nights } from '../plan-acts.types.ts';
import { meets } from '../plan/meets.ts';
import { nightsOf } from '../plan/nights-of.ts';
import type { PlanSection } from '../plan/plan.types.ts';
import { roomsFor } from '../plan/rooms-for.ts';
import type { RoomsModel } from '../rooms.model.ts';
import type { Drop, Held, MayDrag, PlanPoint } from './drag.types.ts';

type Days = Pick<RoomsModel, 'today' | 'from'>;

/** What it would be to let a bar go at a place. A whole bar keeps its nights wherever along the days it is let go. */
export function dropOf(sections: readonly PlanSection[], days: Days, held: Held, point: PlanPoint, may: MayDrag): Drop {
  if (point.row === null) return { kind: 'none', why: 'outside' };
  return held.grip === 'whole'
    ? roomDrop(sections, days, held, point.row, may)
    : datesDrop(sections, days, { ...held, grip: held.grip }, point.day);
}

function roomDrop(
  sections: readonly PlanSection[],
  { today }: Days,
  { bar, from }: Held,
  row: string,
  may: MayDrag,
): Drop {
  const section = sections.find(({ rows }) => rows.some(({ key }) => key === row));
  if (section === undefined || row === bar.unitId) return { kind: 'none', why: 'same' };
  const { type, rows } = section;
  const unitId = rows.find(({ key }) => key === row)?.unit?.unitId;
  if (unitId === undefined) return { kind: 'none', why: 'outside' };
  if (type.roomTypeId !== bar.roomTypeId) {
    // A part of a stay cannot be of another type.
    if (!may.change || from !== undefined) return { kind: 'none', why: 'outside' };
    const there = roomsFor(sections, { ...bar, roomTypeId: type.roomTypeId, unitId: null }, undefined);
    const free = there.filter(({ is }) => is === 'free').length;
    return { kind: 'upgrade', roomTypeId: type.roomTypeId, name: type.name, unitId, free };
  }
  if (!may.move) return { kind: 'none', why: 'outside' };
  const nights = heldNights({ bar, from }, today);
  const room = roomsFor(sections, bar, nights).find(({ unit }) => unit.unitId === unitId);
  return room === undefined ? { kind: 'none', why: 'outside' } : { kind: 'move', room, nights };
}

/** Which nights go along with what is held: undefined where these are all of the room. */
export function heldNights({ bar, from }: Pick<Held, 'bar' | 'from'>, today: LocalDate): Nights | undefined {
  const all = nightsOf(bar, today);
  return from === undefined ? all : { first: from, last: all?.last ?? bar.last };
}

/** A bar ends at noon: the day whose noon is nearest is the one on which the guest comes or leaves. */
function datesDrop(
  sections: readonly PlanSection[],
  { today, from }: Days,
  { bar, grip }: Held & { readonly grip: 'start' | 'end' },
  day: number,
): Drop {
  const asked = addDays(from, Math.round(day - 0.5));
  const isStart = grip === 'start';
  const first = isStart ? earlier(asked, bar.last) : bar.first;
  const last = isStart ? bar.last : later(addDays(asked, -1), bar.first);
  if (isStart ? first < today : addDays(last, 1) < today) return { kind: 'none', why: 'past' };
  if (first === bar.first && last === bar.last) return { kind: 'none', why: 'same' };
  const added = isStart ? { from: first, to: addDays(bar.first, -1) } : { from: addDays(bar.last, 1), to: last };
  const row = sections.flatMap(({ rows }) => rows).find(({ key }) => key === bar.unitId);
  const others = (row?.bars ?? []).filter((one) => added.from <= added.to && meets(one, added.from, added.to));
  return { kind: 'dates', first, last, others };
}

const earlier = (one: LocalDate, other: LocalDate): LocalDate => (one < other ? one : other);
const later = (one: LocalDate, other: LocalDate): LocalDate => (one > other ? one : other);
