import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes } from '../currency/currency-codes.ts';
import { decimalsOf, fromGatewayUnits, toGatewayUnits } from '../currency/currency.ts';
import { add, allocate, compare, money, multiply, percentageOf, subtract } from './money.ts';

const amount = fc.integer({ min: -1e12, max: 1e12 });

describe('money', () => {
  it('adds and subtracts back to the same amount', () => {
    fc.assert(
      fc.property(amount, amount, (left, right) => {
        expect(subtract(add(money(left, 'EUR'), money(right, 'EUR')), money(right, 'EUR'))).toEqual(money(left, 'EUR'));
      }),
    );
  });

  it('refuses fractions, NaN, unsafe integers and a mixture of currencies', () => {
    for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => money(value, 'INR')).toThrow(
        expect.objectContaining({ code: 'not_an_integer', argument: 'amount' }),
      );
    expect(() => money(2 ** 53, 'INR')).toThrow(expect.objectContaining({ code: 'too_large' }));
    expect(() => add(money(1, 'INR'), money(1, 'EUR') as unknown as ReturnType<typeof money<'INR'>>)).toThrow(
      expect.objectContaining({ code: 'currency_mismatch' }),
    );
  });

  it('rounds a percentage half up, exactly, also where the product is beyond safe integers', () => {
    expect(percentageOf(money(9940, 'INR'), 2.5).amount).toBe(249);
    expect(percentageOf(money(-9940, 'INR'), 2.5).amount).toBe(-248);
    expect(percentageOf(money(9_000_000_000_000_001, 'INR'), 50).amount).toBe(4_500_000_000_000_001);
    expect(() => percentageOf(money(1, 'INR'), 1.00001)).toThrow(expect.objectContaining({ code: 'invalid_percent' }));
  });

  it('allocates parts that add up, each within one unit of its share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 30 }),
        (whole, weights) => {
          const sum = weights.reduce((total, weight) => total + weight, 0);
          fc.pre(sum > 0);
          const parts = allocate(money(whole, 'INR'), weights).map((part) => part.amount);
          expect(parts.reduce((total, part) => total + part, 0)).toBe(whole);
          parts.forEach((part, position) =>
            expect(Math.abs(part - (whole * (weights[position] ?? 0)) / sum)).toBeLessThanOrEqual(1.001),
          );
        },
      ),
    );
    expect(allocate(money(1000, 'INR'), [1, 0, 1, 1]).map((part) => part.amount)).toEqual([334, 0, 333, 333]);
    expect(() => allocate(money(1, 'INR'), [0])).toThrow(expect.objectContaining({ code: 'empty' }));
    expect(() => allocate(money(-1, 'INR'), [1])).toThrow(expect.objectContaining({ code: 'negative' }));
  });

  it.each([
    ['unknown_currency', 'currency', () => money(1, 'xyz' as 'INR')],
    ['not_an_integer', 'times', () => multiply(money(1, 'INR'), 0.5)],
    ['invalid_percent', 'percent', () => percentageOf(money(1, 'INR'), Number.NaN)],
    [
      'currency_mismatch',
      'EUR',
      () => compare(money(1, 'INR'), money(1, 'EUR') as unknown as ReturnType<typeof money<'INR'>>),
    ],
    ['too_large', 'amount', () => toGatewayUnits(Number.MAX_SAFE_INTEGER, 'INR')],
  ])('throws %s for %s', (code, argument, act) => {
    expect(act).toThrow(expect.objectContaining({ code, argument }));
  });

  it('orders and multiplies', () => {
    expect(compare(money(1, 'EUR'), money(2, 'EUR'))).toBe(-1);
    expect(compare(money(2, 'EUR'), money(2, 'EUR'))).toBe(0);
    expect(compare(money(3, 'EUR'), money(2, 'EUR'))).toBe(1);
    expect(multiply(money(620, 'EUR'), 3)).toEqual(money(1860, 'EUR'));
  });
});

describe('currency', () => {
  it('bills rupees and rupiahs whole, though they have hundredths', () => {
    expect(currencyCodes.filter((code) => toGatewayUnits(1, code) > 1)).toEqual(['IDR', 'INR']);
    expect([decimalsOf('INR'), decimalsOf('IDR')]).toEqual([0, 0]);
  });

  it('speaks hundredths to a gateway and back', () => {
    expect(toGatewayUnits(19_880, 'INR')).toBe(1_988_000);
    expect(toGatewayUnits(35_400, 'EUR')).toBe(35_400);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), fc.constantFrom(...currencyCodes), (value, code) => {
        expect(fromGatewayUnits(toGatewayUnits(value, code), code)).toBe(value);
      }),
    );
    expect(() => fromGatewayUnits(150, 'INR')).toThrow(
      expect.objectContaining({ code: 'fractional_minor_units', argument: 'units' }),
    );
  });
});
