import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundByWay } from './by-way.ts';

// Shows docs/rules.md: Money at the property (Money that goes back); Several payers (Refunds).
describe('the ways by which a refund goes back', () => {
  const own = (left: number) => ({ left, isOfShare: false });
  const share = (left: number) => ({ left, isOfShare: true });

  it.each([
    ['nothing', { refund: 0, processingCharge: 0 }, [own(100)], 0, [0], 0],
    ['the first payment alone', { refund: 60, processingCharge: 0 }, [own(100), own(100)], 50, [60, 0], 0],
    [
      'the payments in their order, then the cash',
      { refund: 230, processingCharge: 0 },
      [own(100), own(100)],
      50,
      [100, 100],
      30,
    ],
    ['cash alone', { refund: 50, processingCharge: 0 }, [], 50, [], 50],
    [
      'the charge off the card, and the cash whole',
      { refund: 19_850, processingCharge: 150 },
      [own(6000)],
      14_000,
      [5850],
      14_000,
    ],
    ['no cash where the card has enough', { refund: 5850, processingCharge: 150 }, [own(7000)], 14_000, [5850], 0],
    [
      'payers in proportion, an odd unit to the last',
      { refund: 5, processingCharge: 0 },
      [share(10), own(10)],
      0,
      [2, 3],
      0,
    ],
    [
      'payers in proportion, and their cash last',
      { refund: 25, processingCharge: 0 },
      [share(10), own(10)],
      9,
      [10, 10],
      5,
    ],
  ] as const)('are %s', (_, refund, payments, leftAtProperty, online, atProperty) =>
    expect(refundByWay(refund, payments, leftAtProperty)).toEqual({ online, atProperty }),
  );

  it('together give the refund, and none more than is left of it', () => {
    const sum = fc.nat(1_000_000);
    const payment = fc.record({ left: sum, isOfShare: fc.boolean() });
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 6 }), sum, fc.nat(100), (payments, cash, percent) => {
        const left = payments.reduce((all, one) => all + one.left, 0);
        const gross = Math.floor(((left + cash) * percent) / 100);
        const processingCharge = Math.round(Math.min(gross, left) * 0.025);
        const refund = gross - processingCharge;
        const { online, atProperty } = refundByWay({ refund, processingCharge }, payments, cash);
        expect(online.reduce((all, one) => all + one, 0) + atProperty).toBe(refund);
        expect(online.every((part, place) => part >= 0 && part <= (payments[place]?.left ?? 0))).toBe(true);
        expect(atProperty).toBe(Math.max(0, gross - left));
      }),
      { numRuns: 10_000 },
    );
  });

  it.each([
    [
      'of more than is left',
      'out_of_range',
      'refund',
      () => refundByWay({ refund: 151, processingCharge: 0 }, [own(100)], 50),
    ],
    ['below zero', 'negative', 'refund', () => refundByWay({ refund: -1, processingCharge: 0 }, [own(1)], 0)],
    [
      'of half a unit',
      'not_an_integer',
      'processingCharge',
      () => refundByWay({ refund: 1, processingCharge: 0.5 }, [own(2)], 0),
    ],
  ] as const)('%s is a defect', (_, code, argument, act) =>
    expect(act).toThrow(expect.objectContaining({ code, argument })),
  );
});
