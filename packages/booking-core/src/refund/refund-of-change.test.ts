import { describe, expect, it } from 'vitest';
import { refundOfChange } from './refund-of-change.ts';

describe('the refund of a change', () => {
  it('keeps the share of the terms, and the fee that was reached as the least that cancelling costs', () => {
    const change = {
      before: { total: 12_180 },
      after: { total: 10_718 },
      paid: 12_180,
      fee: { percent: 50 },
      leastFee: 0,
      mostOnline: 12_180,
    };
    expect(refundOfChange(change)).toEqual({
      penalty: 731,
      processingCharge: 18,
      refund: 713,
      atProperty: 0,
      leastFee: 5359,
    });
  });

  it('to a much cheaper stay under free terms keeps what the fee reached needs', () => {
    const change = {
      before: { total: 10_718 },
      after: { total: 2000 },
      paid: 10_718,
      fee: { percent: 0 },
      leastFee: 5359,
      mostOnline: 10_718,
    };
    expect(refundOfChange(change)).toMatchObject({ penalty: 3359, leastFee: 2000 });
  });

  it('keeps more of it where taxes of the new stay come back, as no fee can be taken of them', () => {
    const change = {
      before: { total: 10_718, returnedTaxes: 500 },
      after: { total: 2000, returnedTaxes: 500 },
      paid: 10_718,
      fee: { percent: 0 },
      leastFee: 5359,
      mostOnline: 10_718,
    };
    expect(refundOfChange(change)).toMatchObject({
      penalty: 3859,
      leastFee: 1500,
    });
  });

  it('while cancelling is free keeps nothing', () => {
    const change = {
      before: { total: 10_000 },
      after: { total: 6000 },
      paid: 10_000,
      fee: { percent: 0 },
      leastFee: 0,
      mostOnline: 0,
    };
    expect(refundOfChange(change)).toMatchObject({ penalty: 0, leastFee: 0 });
  });

  it('costs a charge of what goes back through a gateway alone', () => {
    const change = {
      before: { total: 31_200 },
      after: { total: 20_800 },
      paid: 31_200,
      fee: { percent: 0 },
      leastFee: 0,
    };
    const free = { penalty: 0, leastFee: 0 };
    expect(refundOfChange({ ...change, mostOnline: 0 })).toEqual({
      ...free,
      processingCharge: 0,
      refund: 10_400,
      atProperty: 10_400,
    });
    expect(refundOfChange({ ...change, mostOnline: 4000 })).toEqual({
      ...free,
      processingCharge: 100,
      refund: 10_300,
      atProperty: 6400,
    });
    expect(refundOfChange({ ...change, mostOnline: 31_200 })).toEqual({
      ...free,
      processingCharge: 260,
      refund: 10_140,
      atProperty: 0,
    });
  });
});
