import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundFor } from './refund.ts';
import { refundOfChange } from './refund-of-change.ts';

describe('the refund of a change', () => {
  it('keeps the share of the terms, and the fee that was reached as the least that cancelling costs', () => {
    const change = { oldTotal: 12_180, newTotal: 10_718, paid: 12_180, feePercent: 50, leastFee: 0 };
    expect(refundOfChange(change)).toEqual({ penalty: 731, processingCharge: 18, refund: 713, leastFee: 5359 });
  });

  it('to a much cheaper stay under free terms keeps what the fee reached needs', () => {
    const change = { oldTotal: 10_718, newTotal: 2000, paid: 10_718, feePercent: 0, leastFee: 5359 };
    expect(refundOfChange(change)).toMatchObject({ penalty: 3359, leastFee: 2000 });
  });

  it('keeps more of it where taxes of the new stay come back, as no fee can be taken of them', () => {
    const change = { oldTotal: 10_718, newTotal: 2000, paid: 10_718, feePercent: 0, leastFee: 5359 };
    expect(refundOfChange({ ...change, oldReturnedTaxes: 500, newReturnedTaxes: 500 })).toMatchObject({
      penalty: 3859,
      leastFee: 1500,
    });
  });

  it('while cancelling is free keeps nothing', () => {
    const change = { oldTotal: 10_000, newTotal: 6000, paid: 10_000, feePercent: 0, leastFee: 0 };
    expect(refundOfChange(change)).toMatchObject({ penalty: 0, leastFee: 0 });
  });

  it('never makes cancelling cheaper, however often and to whatever a stay is moved', () => {
    const total = fc.integer({ min: 0, max: 1e9 });
    const percent = fc.integer({ min: 0, max: 99 });
    const move = fc.record({ newTotal: total, feePercent: percent, paysAll: fc.boolean() });
    fc.assert(
      fc.property(total, total, fc.array(move, { minLength: 1, maxLength: 6 }), percent, (first, due, moves, last) => {
        let [oldTotal, paid, leastFee, kept] = [first, Math.min(first, due), 0, 0];
        const promised: { atLeast: number; keptBefore: number }[] = [];
        for (const { newTotal, feePercent, paysAll } of moves) {
          const { penalty } = refundFor({ total: oldTotal, paid, feePercent, leastFee, paidOnline: true });
          promised.push({ atLeast: penalty, keptBefore: kept });
          const change = refundOfChange({ oldTotal, newTotal, paid, feePercent, leastFee });
          const excess = Math.max(0, paid - newTotal);
          expect(change.penalty + change.processingCharge + change.refund).toBe(excess);
          kept += change.penalty;
          paid = paysAll ? newTotal : paid - excess;
          [oldTotal, leastFee] = [newTotal, change.leastFee];
        }
        const end = refundFor({ total: oldTotal, paid, feePercent: last, leastFee, paidOnline: true });
        for (const { atLeast, keptBefore } of promised)
          expect(kept + end.penalty - keptBefore).toBeGreaterThanOrEqual(atLeast);
      }),
    );
  });
});
