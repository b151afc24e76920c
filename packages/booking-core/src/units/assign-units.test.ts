import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignUnits, type Assigned } from './assign-units.ts';
import type { AssignableUnit, UnitStay, UnitTime } from './unit-stay.types.ts';
import { nights, stay, unit } from './units.fixtures.ts';

const clash = (one: UnitTime, other: UnitTime): boolean => one.from < other.to && other.from < one.to;

/** A small house in which nobody is where somebody else is, and a stay that comes. */
const houses = fc
  .record({
    units: fc.integer({ min: 1, max: 4 }),
    closed: fc.array(fc.tuple(fc.nat(3), fc.nat(5), fc.integer({ min: 1, max: 3 })), { maxLength: 1 }),
    asked: fc.array(fc.tuple(fc.nat(3), fc.nat(6), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 3 })), {
      maxLength: 5,
    }),
    comes: fc.tuple(fc.nat(6), fc.integer({ min: 1, max: 4 })),
  })
  .map(({ units: count, closed, asked, comes: [from, length] }) => {
    const units = Array.from({ length: count }, (_, at) =>
      unit(at, { closed: closed.filter(([of]) => of === at).map(([, first, many]) => nights(first, many)) }),
    );
    const stays: UnitStay[] = [];
    for (const [at, first, many, held] of asked) {
      const time = nights(first, many);
      const on = units[at % count];
      if (on === undefined || on.closed.some((one) => clash(one, time))) continue;
      if (stays.some((one) => one.unitId === on.unitId && clash(one, time))) continue;
      stays.push(stay(`s${stays.length}`, time, { unitId: on.unitId, isFixed: held === 0 }));
    }
    return { units, stays: [...stays, stay('new', nights(from, length))] };
  });

/** The fewest stays that must move for all to have one unit each; null where there is no such order. */
function fewestMoves(units: readonly AssignableUnit[], stays: readonly UnitStay[]): number | null {
  let best: number | null = null;
  const on = new Map<string, string>();
  const go = (at: number, moved: number): void => {
    const one = stays[at];
    if (one === undefined) best = best === null ? moved : Math.min(best, moved);
    if (one === undefined) return;
    for (const to of units) {
      if (one.isFixed && to.unitId !== one.unitId) continue;
      if (to.closed.some((time) => clash(time, one))) continue;
      if (stays.slice(0, at).some((other) => on.get(other.id) === to.unitId && clash(other, one))) continue;
      on.set(one.id, to.unitId);
      go(at + 1, moved + (one.unitId !== null && one.unitId !== to.unitId ? 1 : 0));
      on.delete(one.id);
    }
  };
  go(0, 0);
  return best;
}

/** Who is where once a plan is carried out. */
const after = (stays: readonly UnitStay[], { placements }: Assigned): (UnitTime & { id: string; unitId: string })[] =>
  stays.flatMap(({ id, from, to, unitId }) => {
    const placed = placements.find((one) => one.id === id);
    if (placed !== undefined) return placed.parts.map((part) => ({ id, ...part }));
    return unitId === null ? [] : [{ id, from, to, unitId }];
  });

describe('units', () => {
  it('carry no two stays at a time, are not given while they are closed, and leave no night out on which one is free', () => {
    fc.assert(
      fc.property(houses, ({ units, stays }) => {
        const plan = assignUnits(units, stays);
        const there = after(stays, plan);
        for (const [at, one] of there.entries()) {
          expect(there.slice(at + 1).some((other) => other.unitId === one.unitId && clash(one, other))).toBe(false);
          expect(units.find(({ unitId }) => unitId === one.unitId)?.closed.some((time) => clash(time, one))).toBe(
            false,
          );
        }
        for (const one of stays) {
          const hours = there.filter(({ id }) => id === one.id).reduce((sum, { from, to }) => sum + to - from, 0);
          expect(hours === one.to - one.from).toBe(!plan.unplaced.includes(one.id));
          for (let from = one.from; from < one.to; from += 24) {
            const night = nights(from / 24, 1);
            const isFree = ({ unitId, closed }: AssignableUnit): boolean =>
              ![...closed, ...there.filter((other) => other.unitId === unitId)].some((time) => clash(time, night));
            expect(there.some(({ id, ...time }) => id === one.id && clash(time, night)) || !units.some(isFree)).toBe(
              true,
            );
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('are given as by trying everything: one for the whole stay where that can be, with the fewest moves', () => {
    fc.assert(
      fc.property(houses, ({ units, stays }) => {
        const plan = assignUnits(units, stays);
        const fewest = fewestMoves(units, stays);
        const own = plan.placements.find(({ id }) => id === 'new');
        expect(plan.unplaced.length === 0 && own?.parts.length === 1).toBe(fewest !== null);
        const moved = plan.placements.filter(({ id }) => id !== 'new').length;
        expect(fewest === null || moved === fewest).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('never change for who is fixed', () => {
    fc.assert(
      fc.property(houses, ({ units, stays }) => {
        const moved = new Set(assignUnits(units, stays).placements.map(({ id }) => id));
        expect(stays.filter(({ id, isFixed, unitId }) => isFixed && unitId !== null && moved.has(id))).toEqual([]);
      }),
    );
  });

  it('are nights of their own where no room is free for all of them', () => {
    const units = [unit(0), unit(1)];
    const held = [
      stay('a', nights(0, 2), { unitId: 'u0', isFixed: true }),
      stay('b', nights(2, 2), { unitId: 'u1', isFixed: true }),
    ];
    expect(assignUnits(units, [...held, stay('new', nights(0, 4))]).placements).toEqual([
      {
        id: 'new',
        parts: [
          { unitId: 'u1', ...nights(0, 2) },
          { unitId: 'u0', ...nights(2, 2) },
        ],
      },
    ]);
  });

  it('are those that the guest had, then near the others of the booking on their floor, then where the least time is lost', () => {
    const units = [unit(0), unit(1), unit(2), unit(3)];
    const of = (...stays: readonly UnitStay[]): unknown =>
      assignUnits(units, stays).placements.map(({ parts }) => parts[0]?.unitId);
    expect(of(stay('new', nights(0, 1), { wants: 'u3' }))).toEqual(['u3']);
    const party = stay('a', nights(0, 2), { unitId: 'u2', bookingId: 'party' });
    expect(of(party, stay('b', nights(0, 2), { bookingId: 'party' }))).toEqual(['u3']);
    expect(of(stay('a', nights(0, 2), { unitId: 'u1' }), stay('new', nights(2, 1)))).toEqual(['u1']);
  });

  it('are had for the other nights where one night is full', () => {
    const stays = [stay('a', nights(1, 1), { unitId: 'u0', isFixed: true }), stay('b', nights(0, 3))];
    const b = [
      { unitId: 'u0', ...nights(0, 1) },
      { unitId: 'u0', ...nights(2, 1) },
    ];
    expect(assignUnits([unit(0)], stays)).toEqual({ placements: [{ id: 'b', parts: b }], unplaced: ['b'] });
  });

  it('are none where the night is full, and the others have theirs all the same', () => {
    const stays = [stay('a', nights(0, 1), { unitId: 'u0' }), stay('b', nights(0, 2)), stay('c', nights(1, 1))];
    expect(assignUnits([unit(0)], stays)).toEqual({
      placements: [{ id: 'c', parts: [{ unitId: 'u0', ...nights(1, 1) }] }],
      unplaced: ['b'],
    });
  });

  describe('of which there is one, for several stays', () => {
    const given = (...stays: readonly UnitStay[]) => {
      const { placements, unplaced } = assignUnits([unit(0)], stays);
      return [placements.filter(({ id }) => !unplaced.includes(id)).map(({ id }) => id), unplaced];
    };

    it('go to who stays longest', () => {
      expect(given(stay('a', nights(0, 1)), stay('b', nights(0, 3)))).toEqual([['b'], ['a']]);
      expect(given(stay('a', nights(8, 2)), stay('b', nights(7, 3)))).toEqual([['b'], ['a']]);
    });

    it('go to who comes first, of those who stay as long', () => {
      expect(given(stay('a', nights(1, 2)), stay('b', nights(0, 2)))).toEqual([['b'], ['a']]);
    });

    it('go to one of those who come together for as long, whichever is named first', () => {
      const [a, b] = [stay('a', nights(0, 2)), stay('b', nights(0, 2))];
      expect([given(a, b), given(b, a)]).toEqual([
        [['a'], ['b']],
        [['a'], ['b']],
      ]);
    });
  });

  it('are told of in the order of the stays, also where one has to make room that was placed before', () => {
    const units = [unit(0), unit(1, { closed: [nights(1, 1)] })];
    const plan = assignUnits(units, [stay('y', nights(1, 2)), stay('x', nights(2, 3))]);
    expect(plan).toEqual({
      placements: [
        { id: 'y', parts: [{ unitId: 'u0', ...nights(1, 2) }] },
        { id: 'x', parts: [{ unitId: 'u1', ...nights(2, 3) }] },
      ],
      unplaced: [],
    });
  });

  it('that a divided stay has are free for nobody after it, nor are those of the others', () => {
    const held = [
      stay('a', nights(0, 2), { unitId: 'u0', isFixed: true }),
      stay('b', nights(2, 2), { unitId: 'u1', isFixed: true }),
    ];
    const later = [stay('c', nights(0, 1)), stay('d', nights(2, 1)), stay('e', nights(4, 1))];
    const { placements, unplaced } = assignUnits([unit(0), unit(1)], [...held, stay('new', nights(0, 4)), ...later]);
    expect(unplaced).toEqual(['c', 'd']);
    expect(placements.map(({ id }) => id)).toEqual(['new', 'e']);
  });

  it('are the same after a night on which there was none, rather than the one that was wished for', () => {
    const units = [unit(0, { closed: [nights(0, 2)] }), unit(1, { closed: [nights(1, 1)] })];
    expect(assignUnits(units, [stay('new', nights(0, 3), { wants: 'u0' })]).placements).toEqual([
      {
        id: 'new',
        parts: [
          { unitId: 'u1', ...nights(0, 1) },
          { unitId: 'u1', ...nights(2, 1) },
        ],
      },
    ]);
  });
});
