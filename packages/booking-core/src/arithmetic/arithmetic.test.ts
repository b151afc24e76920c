import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateByWeights } from './allocate.ts';
import { floorOfProduct, floorOfQuotient, halfUpOfProduct, halfUpOfQuotient } from './half-up.ts';
import { minus, one, over, plus, ratio, reduced, times, zero } from './ratio.ts';
import { greatestDivisor, isZero, product, sum } from './whole.ts';

const small = fc.integer({ min: -1e6, max: 1e6 });
const large = fc.maxSafeInteger();
const divisor = fc.integer({ min: 1, max: 1e9 });

/** Floor by the definition: the largest integer not above the quotient. */
const floorByDefinition = (dividend: bigint, by: bigint): bigint => (dividend - (((dividend % by) + by) % by)) / by;

describe('rounding', () => {
  it('is the definition of floor, of any size and sign', () => {
    fc.assert(
      fc.property(fc.oneof(small, large), small, divisor, (left, right, by) => {
        const expected = floorByDefinition(BigInt(left) * BigInt(right), BigInt(by));
        fc.pre(expected >= BigInt(Number.MIN_SAFE_INTEGER) && expected <= BigInt(Number.MAX_SAFE_INTEGER));
        expect(BigInt(floorOfProduct(left, right, by))).toBe(expected);
      }),
    );
    expect(floorOfProduct(9_007_199_254_740_991, 999_999, 1_000_000)).toBe(9_007_190_247_541_736);
    expect(floorOfProduct(-7, 1, 2)).toBe(-4);
  });

  it('is floor of a half more, of any size and sign', () => {
    fc.assert(
      fc.property(fc.oneof(small, large), small, divisor, (left, right, by) => {
        const expected = floorByDefinition(2n * BigInt(left) * BigInt(right) + BigInt(by), 2n * BigInt(by));
        fc.pre(expected >= BigInt(Number.MIN_SAFE_INTEGER) && expected <= BigInt(Number.MAX_SAFE_INTEGER));
        expect(BigInt(halfUpOfProduct(left, right, by))).toBe(expected);
        expect(BigInt(halfUpOfQuotient(BigInt(left) * BigInt(right), BigInt(by)))).toBe(expected);
      }),
    );
  });

  it('sends exact halves up, and nothing else', () => {
    expect([1, 2, 3, -1, -2, -3].map((value) => halfUpOfProduct(value, 1, 2))).toEqual([1, 1, 2, 0, -1, -1]);
    expect([4, 5, 6].map((value) => halfUpOfProduct(value, 1, 10))).toEqual([0, 1, 1]);
    expect(halfUpOfQuotient(-3n, 2n)).toBe(-1);
    expect(halfUpOfQuotient(-4n, 2n)).toBe(-2);
  });

  it('is exact up to the largest exact number', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect([halfUpOfProduct(most, 1, 1), halfUpOfQuotient(most, 1)]).toEqual([most, most]);
    expect([floorOfProduct(most, 1, 1), floorOfQuotient(most, 1)]).toEqual([most, most]);
  });

  it('takes small and large numbers together: 7 halves are 3 and a half', () => {
    expect([halfUpOfQuotient(7, 2n), halfUpOfQuotient(7n, 2)]).toEqual([4, 4]);
    expect([floorOfQuotient(7, 2n), floorOfQuotient(7n, 2), floorOfQuotient(-7n, 2)]).toEqual([3, 3, -4]);
  });

  it('says when a result is beyond exact numbers', () => {
    const expected = expect.objectContaining({ code: 'too_large', argument: 'result' });
    expect(() => halfUpOfProduct(Number.MAX_SAFE_INTEGER, 3, 1)).toThrow(expected);
    expect(() => halfUpOfQuotient(2n ** 53n, 1n)).toThrow(expected);
    expect(halfUpOfQuotient(2n ** 53n - 1n, 1n)).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe('allocation', () => {
  it('gives what is left to the first that have a weight', () => {
    expect(allocateByWeights(5, [0, 3, 7])).toEqual([0, 2, 3]);
    expect(allocateByWeights(2, [0, 1, 0, 1, 1])).toEqual([0, 1, 0, 1, 0]);
    expect(allocateByWeights(0, [1, 2])).toEqual([0, 0]);
  });

  it('never takes more of a part than it weighs, when less than all is taken', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 20 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, share) => {
          const whole = weights.reduce((sum, weight) => sum + weight, 0);
          fc.pre(whole > 0);
          allocateByWeights(Math.floor(whole * share), weights).forEach((part, position) =>
            expect(part).toBeLessThanOrEqual(weights[position] ?? 0),
          );
        },
      ),
    );
  });

  it.each([
    ['negative', 'amount', -1, [1]],
    ['not_an_integer', 'amount', 1.5, [1]],
    ['negative', 'weights', 1, [2, -1]],
    ['empty', 'weights', 1, []],
    ['empty', 'weights', 1, [0, 0]],
    ['too_large', 'weights', 1, [Number.MAX_SAFE_INTEGER, 1]],
  ] as const)('throws %s for %s', (code, argument, amount, weights) => {
    expect(() => allocateByWeights(amount, weights)).toThrow(expect.objectContaining({ code, argument }));
  });
});

describe('whole numbers', () => {
  it('are exact, and numbers as long as they are safe', () => {
    fc.assert(
      fc.property(large, large, (left, right) => {
        for (const [found, expected] of [
          [sum(left, right), BigInt(left) + BigInt(right)],
          [product(left, right), BigInt(left) * BigInt(right)],
        ] as const) {
          expect(BigInt(found)).toBe(expected);
          expect(typeof found).toBe(Number.isSafeInteger(Number(expected)) ? 'number' : 'bigint');
        }
      }),
    );
    expect([sum(2n ** 60n, 1), product(3, 2n ** 60n)]).toEqual([2n ** 60n + 1n, 3n * 2n ** 60n]);
  });

  it('are zero in either form', () => {
    expect([0, 0n, 1, 1n, -1n].map(isZero)).toEqual([true, true, false, false, false]);
    expect([greatestDivisor(12, -18), greatestDivisor(-7n, 0)]).toEqual([6n, 7n]);
  });
});

describe('fractions', () => {
  it('are brought to lowest terms, of any size and sign', () => {
    expect(reduced(ratio(25_000, 1_000_000))).toEqual(ratio(1, 40));
    expect(reduced(ratio(-6, 4))).toEqual(ratio(-3, 2));
    expect(reduced(ratio(0, 7))).toEqual(ratio(0, 1));
    expect(reduced({ numerator: 10n ** 30n, denominator: 10n ** 28n })).toEqual(ratio(100));
    expect(reduced({ numerator: 10n ** 30n, denominator: 3n })).toEqual({ numerator: 10n ** 30n, denominator: 3 });
  });

  it('are exact', () => {
    const third = ratio(1, 3);
    expect(plus(third, ratio(1, 3))).toEqual(ratio(2, 3));
    expect(plus(third, ratio(1, 2))).toEqual(ratio(5, 6));
    expect(plus(zero, third)).toBe(third);
    expect(plus(third, zero)).toBe(third);
    expect(minus(one, third)).toEqual(ratio(2, 3));
    expect(times(third, ratio(2, 5))).toEqual(ratio(2, 15));
    expect(over(third, ratio(2, 5))).toEqual(ratio(5, 6));
    expect(ratio(4)).toEqual(ratio(4, 1));
  });
});
