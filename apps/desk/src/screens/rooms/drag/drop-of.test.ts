import type { StayInUnit } from '@latchkey/api-contract/types';
import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { expect, test } from 'vitest';
import { layOut } from '../plan/lay-out.ts';
import type { StayBar } from '../plan/plan.types.ts';
import { stayOf, unitOf } from '../rooms.fixture.ts';
import { dropOf } from './drop-of.ts';
import { gripsOf } from './grips-of.ts';
import type { WithoutUnit } from '../rooms.model.ts';
import type { Grip, PlanPoint } from './drag.types.ts';

const today = '2026-11-25' as LocalDate;
const may = { move: true, change: true, close: true };

const planOf = (stays: readonly StayInUnit[] = [stayOf()], unassigned: readonly WithoutUnit[] = []) => {
  const model = {
    today,
    from: addDays(today, -2),
    days: 14,
    types: ['teak-king', 'suite'].map((roomTypeId) => ({ roomTypeId, name: roomTypeId, left: [] })),
    units: [unitOf('G01'), unitOf('G02'), unitOf('G03'), unitOf('S01', 'suite', 'Suite')],
    stays,
    unassigned,
    standing: {},
  };
  const sections = layOut(model);
  const bars = sections.flatMap(({ rows }) => rows.flatMap((row) => row.bars)).filter((bar) => bar.kind === 'stay');
  const barOf = (bookingId = '1760_a'): StayBar => {
    const bar = bars.find((one) => one.bookingId === bookingId);
    if (bar === undefined) throw new Error('no bar');
    return bar;
  };
  const drop = (point: PlanPoint, grip: Grip = 'whole', allowed = may) =>
    dropOf(sections, model, { bar: barOf(), grip }, point, allowed);
  return { model, barOf, drop };
};

test('a whole bar keeps its nights wherever along the days it is let go, and goes to the room beneath', () => {
  const { drop } = planOf();
  for (const day of [0, 3.4, 13.9])
    expect(drop({ row: 'uG02', day })).toMatchObject({
      kind: 'move',
      nights: undefined,
      room: { is: 'free', unit: { unitId: 'uG02' } },
    });
});

test('a room where somebody is offers the exchange, one whose guest is held does not, another type is an upgrade', () => {
  const there = stayOf({ bookingId: '1760_b', unitId: 'uG02', last: '2026-11-26' as LocalDate });
  const held = stayOf({ bookingId: '1760_c', unitId: 'uG03', held: 'pinned' });
  const { drop } = planOf([stayOf(), there, held]);
  expect(drop({ row: 'uG02', day: 3 })).toMatchObject({ kind: 'move', room: { is: 'taken' } });
  expect(drop({ row: 'uG03', day: 3 })).toMatchObject({ kind: 'move', room: { is: 'held' } });
  expect(drop({ row: 'uS01', day: 3 })).toMatchObject({ kind: 'upgrade', roomTypeId: 'suite', free: 1 });
});

test('nothing comes of a bar that is let go beside the plan, at its own place, or where its holder may do nothing', () => {
  const { drop } = planOf();
  expect(drop({ row: null, day: 3 })).toEqual({ kind: 'none', why: 'outside' });
  expect(drop({ row: 'uG01', day: 9 })).toEqual({ kind: 'none', why: 'same' });
  expect(drop({ row: 'uS01', day: 3 }, 'whole', { ...may, change: false }).kind).toBe('none');
  expect(drop({ row: 'uG02', day: 3 }, 'whole', { ...may, move: false }).kind).toBe('none');
});

test('a part of a stay goes to another room of its type, and to none of another type', () => {
  const there = stayOf({ bookingId: '1760_b', unitId: 'uG02', last: '2026-11-26' as LocalDate });
  const { model, barOf } = planOf([stayOf(), there]);
  const held = { bar: barOf(), grip: 'whole', from: '2026-11-27' as LocalDate } as const;
  const drop = (row: string) => dropOf(layOut(model), model, held, { row, day: 4 }, may);
  expect(drop('uG02')).toMatchObject({
    kind: 'move',
    nights: { first: '2026-11-27', last: barOf().last },
    room: { is: 'free' },
  });
  expect(drop('uS01')).toEqual({ kind: 'none', why: 'outside' });
});

test('an end goes to the noon that is nearest, is never dragged past the other, and not into what is over', () => {
  const { drop } = planOf();
  const at = (day: number) => ({ row: 'uG01', day });
  // 23 November is the first in sight; the stay goes from noon of the 26th (3.5) to that of the 28th (5.5).
  expect(drop(at(5.9), 'end')).toEqual({ kind: 'none', why: 'same' });
  expect(drop(at(6.1), 'end')).toMatchObject({ kind: 'dates', first: '2026-11-26', last: '2026-11-28', others: [] });
  expect(drop(at(0), 'end')).toMatchObject({ kind: 'dates', first: '2026-11-26', last: '2026-11-26' });
  expect(drop(at(2.2), 'start')).toMatchObject({ kind: 'dates', first: '2026-11-25', last: '2026-11-27' });
  expect(drop(at(1.4), 'start')).toEqual({ kind: 'none', why: 'past' });
  expect(drop(at(12), 'start')).toMatchObject({ kind: 'dates', first: '2026-11-27', last: '2026-11-27' });
});

test('who has the room on the nights that are added is told, and who has it elsewhere not', () => {
  const next = stayOf({ bookingId: '1760_b', first: '2026-11-29' as LocalDate, last: '2026-11-30' as LocalDate });
  const { drop } = planOf([stayOf(), next]);
  const others = (day: number): number => {
    const made = drop({ row: 'uG01', day }, 'end');
    return made.kind === 'dates' ? made.others.length : -1;
  };
  expect([4.5, 6.5, 7.5, 8.5].map(others)).toEqual([0, 0, 1, 1]);
});

test('an end that is the passage to another room, in the past or out of sight is not held', () => {
  const { barOf, model } = planOf();
  expect(gripsOf(barOf(), model, may)).toEqual(['whole', 'start', 'end']);
  expect(gripsOf(barOf(), model, { ...may, change: false })).toEqual(['whole']);
  const split = planOf([
    stayOf(),
    stayOf({ unitId: 'uG02', first: '2026-11-28' as LocalDate, last: '2026-11-29' as LocalDate }),
  ]);
  expect(gripsOf(split.barOf(), split.model, may)).toEqual(['whole', 'start']);
  const inHouse = planOf([stayOf({ first: '2026-11-24' as LocalDate, held: 'in_house' })]);
  expect(gripsOf(inHouse.barOf(), inHouse.model, may)).toEqual(['whole', 'end']);
  const long = planOf([stayOf({ last: '2026-12-20' as LocalDate })]);
  expect(gripsOf(long.barOf(), long.model, may)).toEqual(['whole', 'start']);
});

test('a stay without a room is held as a whole, and put into one for just the nights that it waits on', () => {
  const nights = ['2026-11-26', '2026-11-27'] as LocalDate[];
  const waiting = nights.map((date): WithoutUnit => ({
    bookingId: '1760_a',
    reference: 'BCDF-2345',
    guestName: 'Meera',
    roomTypeId: 'teak-king',
    date,
    rooms: 1,
    places: [1],
  }));
  const there = stayOf({ bookingId: '1760_b', unitId: 'uG02' });
  const { drop, barOf, model } = planOf([there], waiting);
  expect([barOf().unitId, barOf().place, gripsOf(barOf(), model, may)]).toEqual([null, 1, ['whole']]);
  expect(drop({ row: 'uG01', day: 3 })).toMatchObject({
    kind: 'move',
    nights: { first: '2026-11-26', last: '2026-11-27' },
    room: { is: 'free' },
  });
  expect(drop({ row: 'uG02', day: 3 })).toMatchObject({ kind: 'move', room: { is: 'taken' } });
});
