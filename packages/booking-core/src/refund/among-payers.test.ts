import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { refundAmongPayers } from './among-payers.ts';

// Shows docs/rules.md: Several payers (Refunds).

describe('a refund of what several have paid', () => {
  test.each([
    [
      'nine friends, half of a penalty, one unit that cannot be shared',
      501,
      Array<number>(9).fill(111),
      [56, 56, 56, 56, 56, 56, 55, 55, 55],
    ],
    ['the largest remainder first', 100, [10, 20, 301], [3, 6, 91]],
    ['who has had all of it back gets nothing', 50, [0, 50, 50], [0, 25, 25]],
    ['all that is left', 332, [111, 111, 110], [111, 111, 110]],
    ['nothing', 0, [5, 5], [0, 0]],
    ['nothing, where all have had all of it back', 0, [0, 0], [0, 0]],
    ['the largest remainder, not the largest payment', 3, [5, 2], [2, 1]],
  ])('%s', (_, amount, left, parts) => expect(refundAmongPayers(amount, left)).toEqual(parts));

  it('is whole, in proportion to within a unit, and never more than anybody paid', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 20 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (left, share) => {
          const whole = left.reduce((sum, one) => sum + one, 0);
          const amount = Math.floor(whole * share);
          const parts = refundAmongPayers(amount, left);
          expect(parts.reduce((sum, one) => sum + one, 0)).toBe(amount);
          for (const [place, part] of parts.entries()) {
            expect(part).toBeLessThanOrEqual(left[place] ?? 0);
            const exact = whole === 0 ? 0 : ((left[place] ?? 0) / whole) * amount;
            expect(Math.abs(part - exact)).toBeLessThan(1.001);
          }
        },
      ),
    ));

  it.each([
    ['of more than all have paid', 'out_of_range', 'amount', 11, [5, 5]],
    ['of anything where nothing is left', 'out_of_range', 'amount', 1, [0, 0]],
    ['below zero', 'negative', 'amount', -1, [5, 5]],
    ['of half a unit', 'not_an_integer', 'amount', 0.5, [5, 5]],
    ['of less than nothing', 'negative', 'left', 1, [5, -1]],
  ] as const)('%s is a defect', (_, code, argument, amount, left) =>
    expect(() => refundAmongPayers(amount, left)).toThrow(expect.objectContaining({ code, argument })),
  );
});
