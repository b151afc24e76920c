import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byLargestRemainder } from './largest-remainder.ts';

describe('parts by the largest remainder', () => {
  it('give what is left to the largest remainder, not to the largest weight', () => {
    // 3 of 7 is 2.14 for five of them, and 0.86 for two.
    expect(byLargestRemainder(3, [5, 2])).toEqual([2, 1]);
    expect(byLargestRemainder(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(byLargestRemainder(11, [1, 1, 1])).toEqual([4, 4, 3]);
    expect(byLargestRemainder(7, [0, 1])).toEqual([0, 7]);
    expect(byLargestRemainder(0, [1, 2])).toEqual([0, 0]);
  });

  it('add up, each within a unit of its exact share, of any size', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 2 ** 48 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.maxSafeNat(), weights, (amount, among) => {
        const whole = among.reduce((sum, weight) => sum + BigInt(weight), 0n);
        fc.pre(whole > 0n);
        const parts = byLargestRemainder(amount, among);
        expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(amount));
        for (const [place, part] of parts.entries()) {
          const apart = BigInt(part) * whole - BigInt(amount) * BigInt(among[place] ?? 0);
          expect(apart < whole && apart > -whole).toBe(true);
        }
      }),
    );
  });

  it.each([
    ['negative', 'amount', -1, [1]],
    ['not_an_integer', 'amount', 1.5, [1]],
    ['negative', 'weights', 1, [2, -1]],
    ['empty', 'weights', 1, []],
    ['empty', 'weights', 1, [0, 0]],
    ['too_large', 'weights', 1, [Number.MAX_SAFE_INTEGER, 1]],
  ] as const)('throw %s for %s', (code, argument, amount, weights) => {
    expect(() => byLargestRemainder(amount, weights)).toThrow(expect.objectContaining({ code, argument }));
  });
});
