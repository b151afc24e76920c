import type { StayInUnit, UnitClosure } from '@latchkey/api-contract/types';
import { addDays, daysBetween, type LocalDate } from '@latchkey/booking-core/dates';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { stayOf, unitOf } from '../rooms.fixture.ts';
import type { WithoutUnit } from '../rooms.model.ts';
import { covers, layOut } from './lay-out.ts';
import { spanOf } from './span-of.ts';
import { inLanes } from './waiting-bars.ts';

const from = '2026-11-20' as LocalDate;
const night = (at: number): LocalDate => addDays(from, at);
const days = fc.constantFrom(14, 28, 60);
/** First and last night, in days from the first in sight. */
const nights = fc.tuple(fc.integer({ min: -40, max: 80 }), fc.integer({ min: 0, max: 30 }));

test('a bar lies from noon to noon within what is in sight, and says where it goes beyond it', () => {
  fc.assert(
    fc.property(days, nights, (inSight, [first, more]) => {
      const last = first + more;
      const span = spanOf({ from, days: inSight }, night(first), night(last));
      // A day is two halves; the stay begins with the second of its first day and ends with the first of the one after.
      const [start, end] = [2 * first + 1, 2 * last + 3];
      expect(span === null).toBe(end <= 0 || start >= 2 * inSight);
      fc.pre(span !== null);
      expect(span).toEqual({
        start: Math.max(0, start),
        end: Math.min(2 * inSight, end),
        fromBefore: start < 0,
        goesOn: end > 2 * inSight,
      });
    }),
  );
});

test('bars lie on lanes without lying over each other, on as few as the fullest half day has bars', () => {
  const bars = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 12 })).map(([start, long]) => ({
      start,
      end: start + long,
    })),
    { maxLength: 25 },
  );
  fc.assert(
    fc.property(bars, (all) => {
      const lanes = inLanes(all);
      expect(lanes.flat()).toHaveLength(all.length);
      for (const lane of lanes)
        for (const [at, { end }] of lane.entries()) expect(end <= (lane[at + 1]?.start ?? Infinity)).toBe(true);
      const fullest = Math.max(
        0,
        ...Array.from({ length: 60 }, (_, half) => all.filter(({ start, end }) => start <= half && half < end).length),
      );
      expect(lanes.length).toBe(fullest);
    }),
  );
});

/** A house of four rooms: its stays and closures, which never overlap, and nights that lack a room. */
const house = fc
  .array(
    fc.tuple(fc.integer({ min: 0, max: 3 }), nights, fc.integer({ min: 0, max: 8 }), fc.constantFrom('stay', 'closed')),
    { maxLength: 20 },
  )
  .map((all) => {
    const taken = new Set<string>();
    const stays: StayInUnit[] = [];
    const closures: UnitClosure[] = [];
    for (const [room, [first, more], booking, kind] of all) {
      const unitId = `uG0${room}`;
      const cells = Array.from({ length: more + 1 }, (_, at) => `${unitId} ${first + at}`);
      if (cells.some((cell) => taken.has(cell))) continue;
      for (const cell of cells) taken.add(cell);
      const span = { unitId, first: night(first), last: night(first + more) };
      if (kind === 'stay') stays.push(stayOf({ ...span, bookingId: `b${booking}`, place: stays.length }));
      else closures.push({ ...span, closureId: `c${closures.length}`, kind: 'out_of_order', reason: null });
    }
    return { stays, closures };
  });

const laidOut = (
  { stays, closures }: { readonly stays: readonly StayInUnit[]; readonly closures: readonly UnitClosure[] },
  unassigned: readonly WithoutUnit[] = [],
) =>
  layOut({
    today: night(2),
    from,
    days: 28,
    types: [{ roomTypeId: 'teak-king', name: 'Teak King', left: [] }],
    units: [0, 1, 2, 3].map((room) => ({
      ...unitOf(`G0${room}`),
      closures: closures.filter(({ unitId }) => unitId === `uG0${room}`),
    })),
    stays,
    unassigned,
    standing: {},
  });

test('every stay and closure in sight is one bar on the line of its room, in the order of the days, none over another', () => {
  fc.assert(
    fc.property(house, (made) => {
      const rows = laidOut(made).flatMap((section) => section.rows);
      const seen = [...made.stays, ...made.closures].filter(
        ({ first, last }) => spanOf({ from, days: 28 }, first, last) !== null,
      );
      expect(rows.flatMap(({ bars }) => bars)).toHaveLength(seen.length);
      for (const { unit, bars } of rows)
        for (const [at, bar] of bars.entries()) {
          expect(bar.kind === 'stay' ? bar.unitId : bar.closure.unitId).toBe(unit?.unitId);
          expect(bar.end <= (bars[at + 1]?.start ?? Infinity)).toBe(true);
        }
    }),
  );
});

test('a stay is split exactly where the same room of its booking is in another unit as well', () => {
  const parts = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 1 })), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(parts, (units) => {
      const stays = units.map(([unit, place], at) =>
        stayOf({ unitId: `uG0${unit}`, place, first: night(3 * at), last: night(3 * at + 2) }),
      );
      const bars = laidOut({ stays, closures: [] }).flatMap(({ rows }) => rows.flatMap((row) => row.bars));
      const split = bars.filter((bar) => bar.kind === 'stay').map(({ isSplit }) => isSplit);
      const elsewhere = bars
        .filter((bar) => bar.kind === 'stay')
        .map((bar) => stays.some(({ place, unitId }) => place === bar.place && unitId !== bar.unitId));
      expect(split).toEqual(elsewhere);
    }),
  );
});

test('each night without a room is on one bar above the rooms, in the red line where no room is free on one of them', () => {
  const waiting = fc.array(
    fc.record({
      bookingId: fc.constantFrom('w1', 'w2', 'w3'),
      at: fc.integer({ min: 0, max: 27 }),
      rooms: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(house, waiting, (made, all) => {
      const unassigned = [...new Map(all.map((one) => [`${one.bookingId} ${one.at}`, one])).values()].map(
        ({ bookingId, at, rooms }): WithoutUnit => ({
          bookingId,
          reference: bookingId,
          guestName: '',
          roomTypeId: 'teak-king',
          date: night(at),
          rooms,
          places: Array.from({ length: rooms }, (_, place) => place),
        }),
      );
      const rows = laidOut(made, unassigned).flatMap((section) => section.rows);
      const units = rows.filter(({ kind }) => kind === 'unit');
      const isFree = (date: string): boolean => units.some(({ bars }) => bars.every((bar) => !covers(bar, date)));
      let told = 0;
      for (const { kind, bars } of rows)
        for (const bar of kind === 'unit' ? [] : bars) {
          if (bar.kind !== 'stay') throw new Error('a closure has a room');
          const length = daysBetween(bar.first, bar.last) + 1;
          told += length;
          const isFull = Array.from({ length }, (_, at) => addDays(bar.first, at)).some((date) => !isFree(date));
          expect([kind, bar.state === 'over']).toEqual([isFull ? 'over' : 'waiting', isFull]);
        }
      expect(told).toBe(unassigned.reduce((sum, { rooms }) => sum + rooms, 0));
    }),
  );
});
