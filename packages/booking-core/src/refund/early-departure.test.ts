import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fee } from '../cancellation/cancellation.types.ts';
import { keptBy, keptOfNights } from './early-departure.ts';

// Shows docs/rules.md: Cancellation fees (Early departure).

describe('a guest who leaves early', () => {
  // Four nights at 100.00 and 3.00 of city tax for each night that is stayed.
  const nights = (count: number) => ({
    total: count * 10_300,
    returnedTaxes: count * 300,
    firstNights: Array.from({ length: count }, (_, at) => (at + 1) * 10_000),
  });
  const left = (fee: Fee, stayed = 1, leastFee = 0) =>
    keptOfNights({ before: nights(4), after: nights(stayed), fee, leastFee });

  it.each([
    ['all is kept', { percent: 100 }, 1, 30_000],
    ['half is kept', { percent: 50 }, 1, 15_000],
    ['half is kept, three of four stayed', { percent: 50 }, 3, 5000],
    ['nothing is kept', { percent: 0 }, 1, 0],
    ['the first night is kept, which was stayed', { nights: 1 }, 1, 0],
    ['two nights are kept, of which one was stayed', { nights: 2 }, 1, 10_000],
    ['two nights are kept, and two were stayed', { nights: 2 }, 2, 0],
    ['more nights are kept than there are', { nights: 9 }, 1, 30_000],
    ['a sum is kept, which the night stayed is a part of', { amount: 15_000 }, 1, 5000],
    ['a smaller sum is kept than what was stayed', { amount: 8000 }, 1, 0],
  ] as const)('by terms under which %s', (_, fee, stayed, kept) => {
    expect(left(fee, stayed)).toEqual({ byTerms: kept, most: (4 - stayed) * 10_000 });
  });

  it('pays at least the fee that cancelling had reached before a change', () => {
    expect(left({ percent: 0 }, 1, 25_000).byTerms).toBe(15_000);
    expect(left({ percent: 0 }, 1, 90_000).byTerms).toBe(30_000);
  });

  it('owes nothing more where the nights until now cost as much as all, by an offer that is lost', () => {
    const fee = { percent: 100 };
    expect(keptOfNights({ before: nights(3), after: nights(4), fee, leastFee: 0 })).toEqual({ byTerms: 0, most: 0 });
  });

  it('is charged by one of four choices, never more than the nights cost without their taxes', () => {
    const of = left({ percent: 50 });
    expect([keptBy('terms', of, 0), keptBy('nothing', of, 7), keptBy('all', of, 0)]).toEqual([15_000, 0, 30_000]);
    expect([keptBy('sum', of, 0), keptBy('sum', of, 30_000)]).toEqual([0, 30_000]);
    expect([keptBy('sum', of, 30_001), keptBy('sum', of, -1)]).toEqual([null, null]);
  });

  it('never pays more than as booked without the taxes of nights not stayed, and the less the lower the fee', () => {
    const fees: fc.Arbitrary<Fee> = fc.oneof(
      fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ nights: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ amount: fc.nat(50_000) }),
    );
    fc.assert(
      fc.property(fees, fc.integer({ min: 1, max: 4 }), fc.nat(50_000), (fee, stayed, leastFee) => {
        const { byTerms, most } = left(fee, stayed, leastFee);
        expect(byTerms).toBeGreaterThanOrEqual(0);
        expect(byTerms).toBeLessThanOrEqual(most);
        expect(nights(stayed).total + most).toBe(nights(4).total - (4 - stayed) * 300);
        expect(byTerms).toBeGreaterThanOrEqual(left({ percent: 0 }, stayed, leastFee).byTerms);
        expect(byTerms).toBeLessThanOrEqual(left({ percent: 100 }, stayed, leastFee).byTerms);
      }),
    );
  });
});
