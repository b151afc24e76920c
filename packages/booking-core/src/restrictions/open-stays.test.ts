import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isArrivalOpen, isLengthOpen, isStayOpen, leastNightsFrom, noRestrictions } from './open-stays.ts';
import type { NightRestrictions } from './restrictions.types.ts';

const night = (more: Partial<NightRestrictions> = {}): NightRestrictions => ({ ...noRestrictions, ...more });
const soon = { daysAhead: 0, hour: 12 };

describe('a stay', () => {
  it('begins within the days ahead that its first night asks for, and until the hour of its day', () => {
    const within = night({ minAdvanceDays: 3, maxAdvanceDays: 180 });
    expect([2, 3, 180, 181].map((daysAhead) => isArrivalOpen(within, { daysAhead, hour: 23 }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const until = night({ cutOffHour: 18 });
    expect([17, 18].map((hour) => isArrivalOpen(until, { daysAhead: 0, hour }))).toEqual([true, false]);
    expect(isArrivalOpen(until, { daysAhead: 1, hour: 23 })).toBe(true);
    expect(isArrivalOpen(night({ closedToArrival: true }), soon)).toBe(false);
  });

  it('is as long as its first night asks for, and as every night of it does', () => {
    const lengths = (first: NightRestrictions, second = night()): boolean[] =>
      [1, 2, 3, 4].map((length) => isLengthOpen([first, second, night(), night()].slice(0, length)));
    expect(lengths(night({ minStay: 2, maxStay: 3 }))).toEqual([false, true, true, false]);
    // Only a stay that has the second night in it is held to it.
    expect(lengths(night(), night({ minStayThrough: 3, maxStayThrough: 3 }))).toEqual([true, false, true, false]);
    expect(lengths(night({ minStayThrough: 4 }))).toEqual([false, false, false, true]);
  });

  it('is of one of the lengths that its first night names, whatever the later nights name', () => {
    const lengths = (first: NightRestrictions, second = night()): number[] =>
      [1, 2, 3, 4, 5, 6, 7].filter((length) =>
        isLengthOpen([first, second, night(), night(), night(), night(), night()].slice(0, length)),
      );
    const pattern = night({ stayLengths: [2, 4, 7] });
    expect(lengths(pattern)).toEqual([2, 4, 7]);
    expect(lengths(night(), pattern)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(lengths({ ...pattern, minStay: 3, maxStay: 6 })).toEqual([4]);
    expect(lengths(night({ stayLengths: [] }))).toEqual([]);
    const least = (first: NightRestrictions): number | null =>
      leastNightsFrom({ night: (at) => (at === 0 ? first : night()), isDepartureClosed: (at) => at === 4 });
    expect([pattern, { ...pattern, minStay: 3 }, { ...pattern, minStay: 8 }].map(least)).toEqual([2, 7, null]);
  });

  it('of no nights is none', () => {
    expect([isLengthOpen([]), isStayOpen([], false, soon)]).toEqual([false, false]);
  });

  it('has no fewest nights where none is sold, and as many as are asked for where fewer are sold', () => {
    const least = (first: Partial<NightRestrictions>, sold: number, closed: number[] = []) =>
      leastNightsFrom({
        night: (at) => (at < sold ? night(at === 0 ? first : {}) : null),
        isDepartureClosed: (at) => closed.includes(at),
      });
    expect(least({}, 0)).toBeNull();
    expect([1, 2, 3].map((sold) => least({ minStay: 3 }, sold))).toEqual([3, 3, 3]);
    expect(least({ minStay: 3 }, 3, [3])).toBeNull();
    expect(least({ minStay: 2 }, 4, [2, 3, 4])).toBeNull();
    // At least five and at most three nights: no stay at all.
    expect(least({ minStay: 5, maxStay: 3 }, 3)).toBeNull();
  });

  it('from Saturday to Saturday is of whole weeks', () => {
    const isSaturday = (at: number): boolean => at % 7 === 0;
    const of = (at: number): NightRestrictions => night({ closedToArrival: !isSaturday(at) });
    const sold = (from: number, length: number): boolean =>
      isStayOpen(
        Array.from({ length }, (_, at) => of(from + at)),
        !isSaturday(from + length),
        soon,
      );
    expect([sold(0, 7), sold(0, 14), sold(0, 10), sold(3, 7)]).toEqual([true, true, false, false]);
    expect(leastNightsFrom({ night: of, isDepartureClosed: (at) => !isSaturday(at) })).toBe(7);
  });

  it('is never shorter than the fewest nights that are found for its arrival', () => {
    const some = fc.record({
      minStay: fc.integer({ min: 1, max: 4 }),
      maxStay: fc.option(fc.integer({ min: 1, max: 6 })),
      minStayThrough: fc.integer({ min: 1, max: 3 }),
      maxStayThrough: fc.option(fc.integer({ min: 2, max: 9 })),
      closedToDeparture: fc.boolean(),
      stayLengths: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 4 }), { nil: null }),
    });
    fc.assert(
      fc.property(fc.array(some, { minLength: 12, maxLength: 12 }), (given) => {
        const nights = given.map((one) => night(one));
        const isDepartureClosed = (at: number): boolean => nights[at]?.closedToDeparture ?? false;
        const open = nights.flatMap((_, at) =>
          at > 0 && isStayOpen(nights.slice(0, at), isDepartureClosed(at), soon) ? [at] : [],
        );
        const least = leastNightsFrom({ night: (at) => nights[at] ?? null, isDepartureClosed });
        const [first] = open;
        const isRight = first === undefined ? least === null || least >= nights.length : least === first;
        expect(isRight).toBe(true);
      }),
    );
  });
});
