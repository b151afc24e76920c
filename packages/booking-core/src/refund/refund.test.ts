import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeAt, freeUntil } from '../cancellation/fee-at.ts';
import { strictestTiers } from '../cancellation/strictest-tiers.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { scheduleOf } from '../time/stay-moments.ts';
import { momentOf } from '../time/zone.ts';
import { paidTowards } from './paid-towards.ts';
import { workingDaysAfter } from './refund-arrival.ts';
import { refundFor, refundInFull, refundOfAmount } from './refund.ts';

const zone = 'Asia/Kolkata';
const at = (date: string, time: string): number => momentOf(date as LocalDate, time, zone);
const stay = { checkIn: '2026-11-27' as LocalDate, checkInTime: '12:00', timeZone: zone };
const settled = { total: 10_000, paid: 10_000, fee: { percent: 0 }, mostOnline: 10_000 };
const flexible = [
  { hoursBeforeCheckIn: 48, percent: 0 },
  { hoursBeforeCheckIn: 24, percent: 50 },
];

describe('the refunds that were settled', () => {
  it.each([
    ['paid in full', 10_000, 7800],
    ['an advance above the fee', 3000, 975],
    ['an advance below the fee', 1500, 0],
  ])('total 10,000, tier 20 %%, %s', (_, paid, refund) => {
    expect(refundFor({ total: 10_000, paid, fee: { percent: 20 }, mostOnline: paid }).refund).toBe(refund);
  });

  it('the hotel page: 19,880 cancelled free, and at half', () => {
    expect(refundFor({ total: 19_880, paid: 19_880, fee: { percent: 0 }, mostOnline: 19_880 }).refund).toBe(19_383);
    expect(refundFor({ total: 19_880, paid: 19_880, fee: { percent: 50 }, mostOnline: 19_880 }).refund).toBe(9691);
  });

  it('an amount set by the property, and one above what was paid', () => {
    expect(refundOfAmount(4000, { paid: 5000, mostOnline: 5000 })).toEqual({
      fee: 1000,
      penalty: 1000,
      processingCharge: 100,
      refund: 3900,
      atProperty: 0,
      code: 'refund',
    });
    expect(refundOfAmount(4000, { paid: 3999, mostOnline: 3999 })).toMatchObject({
      refund: 0,
      code: 'paid_less_than_refund',
    });
  });

  it('everything after a rejected revised price', () => {
    expect(refundInFull(5000, 5000)).toMatchObject({ refund: 5000, processingCharge: 0, atProperty: 0 });
  });

  it('says why there is none', () => {
    expect(refundFor({ total: 100, paid: 0, fee: { percent: 0 }, mostOnline: 0 }).code).toBe('nothing_paid');
    expect(refundFor({ total: 100, paid: 20, fee: { percent: 20 }, mostOnline: 20 }).code).toBe('fee_covers_payment');
    expect(() => refundFor({ total: 100, paid: -1, fee: { percent: 0 }, mostOnline: 0 })).toThrow(
      expect.objectContaining({ code: 'negative', argument: 'paid' }),
    );
  });
});

describe('what a guest and a property are told', () => {
  it.each([
    [
      { total: 100, paid: 100, fee: { percent: 0 }, mostOnline: 0 },
      { fee: 0, penalty: 0, processingCharge: 0, refund: 100, atProperty: 100, code: 'refund' },
    ],
    [
      { total: 101, paid: 101, fee: { percent: 50 }, mostOnline: 101 },
      { fee: 51, penalty: 51, processingCharge: 1, refund: 49, atProperty: 0, code: 'refund' },
    ],
    [
      { total: 100, paid: 30, fee: { percent: 50 }, mostOnline: 30 },
      { fee: 50, penalty: 30, processingCharge: 0, refund: 0, atProperty: 0, code: 'fee_covers_payment' },
    ],
    // An earlier change may have left a least fee above what the stay costs now.
    [
      { total: 100, paid: 300, fee: { percent: 0 }, leastFee: 200, mostOnline: 0 },
      { fee: 200, penalty: 200, processingCharge: 0, refund: 100, atProperty: 100, code: 'refund' },
    ],
    // 60.00 by card and 140.00 in cash: the charge is of the card's part, and comes off it.
    [
      { total: 20_000, paid: 20_000, fee: { percent: 0 }, mostOnline: 6000 },
      { fee: 0, penalty: 0, processingCharge: 150, refund: 19_850, atProperty: 14_000, code: 'refund' },
    ],
    [
      { total: 10_000, paid: 10_000, fee: { percent: 50 }, mostOnline: 2000 },
      { fee: 5000, penalty: 5000, processingCharge: 50, refund: 4950, atProperty: 3000, code: 'refund' },
    ],
    // A gateway may have more left than counts towards the stay: the fee of a change.
    [
      { total: 10_000, paid: 8000, fee: { percent: 0 }, mostOnline: 10_000 },
      { fee: 0, penalty: 0, processingCharge: 200, refund: 7800, atProperty: 0, code: 'refund' },
    ],
    [
      { total: 100, paid: 0, fee: { percent: 0 }, mostOnline: 0 },
      { fee: 0, penalty: 0, processingCharge: 0, refund: 0, atProperty: 0, code: 'nothing_paid' },
    ],
  ])('%o', (request, expected) => {
    expect(refundFor(request)).toEqual(expected);
  });

  it('of an amount the property has set', () => {
    expect(refundOfAmount(5000, { paid: 5000, mostOnline: 0 })).toEqual({
      fee: 0,
      penalty: 0,
      processingCharge: 0,
      refund: 5000,
      atProperty: 5000,
      code: 'refund',
    });
    expect(refundOfAmount(4000, { paid: 5000, mostOnline: 1000 })).toMatchObject({
      processingCharge: 25,
      refund: 3975,
      atProperty: 3000,
    });
    expect(refundInFull(5000, 1000)).toMatchObject({ processingCharge: 0, refund: 5000, atProperty: 4000 });
    expect(refundOfAmount(0, { paid: 0, mostOnline: 0 }).code).toBe('nothing_paid');
    expect(refundOfAmount(1, { paid: 0, mostOnline: 0 })).toEqual({
      fee: 0,
      penalty: 0,
      processingCharge: 0,
      refund: 0,
      atProperty: 0,
      code: 'paid_less_than_refund',
    });
    expect(refundInFull(0, 0).code).toBe('nothing_paid');
    expect(refundInFull(1, 1)).toEqual({
      fee: 0,
      penalty: 0,
      processingCharge: 0,
      refund: 1,
      atProperty: 0,
      code: 'refund',
    });
  });

  it.each([
    ['negative', 'total', () => refundFor({ total: -1, paid: 0, fee: { percent: 0 }, mostOnline: 0 })],
    ['invalid_percent', 'percent', () => refundFor({ total: 1, paid: 0, fee: { percent: -1 }, mostOnline: 0 })],
    ['not_an_integer', 'paid', () => refundOfAmount(1, { paid: 0.5, mostOnline: 0 })],
    ['negative', 'refundAmount', () => refundOfAmount(-1, { paid: 0, mostOnline: 0 })],
    ['negative', 'paid', () => refundInFull(-1, 0)],
    ['negative', 'mostOnline', () => refundFor({ ...settled, mostOnline: -1 })],
    ['not_an_integer', 'mostOnline', () => refundOfAmount(1, { paid: 1, mostOnline: 0.5 })],
  ])('throws %s for %s', (code, argument, act) => {
    expect(act).toThrow(expect.objectContaining({ code, argument }));
  });
});

describe('a refund that cannot be computed', () => {
  it.each([
    ['negative', 'leastFee', () => refundFor({ ...settled, leastFee: -1 })],
    ['negative', 'returnedTaxes', () => refundFor({ ...settled, returnedTaxes: -1 })],
    ['not_an_integer', 'days', () => workingDaysAfter('2026-11-27' as LocalDate, 1.5)],
  ])('%s: %s', (code, argument, compute) => {
    expect(compute).toThrow(expect.objectContaining({ code, argument }) as Error);
  });
});

describe('the law of refunds', () => {
  it('penalty, charge and refund are what was paid, and none is negative', () => {
    const sum = fc.integer({ min: 0, max: 1e10 });
    fc.assert(
      fc.property(sum, sum, fc.integer({ min: 0, max: 10_000 }), sum, (total, paid, percent, mostOnline) => {
        for (const result of [
          refundFor({ total, paid, fee: { percent: percent / 100 }, mostOnline }),
          refundOfAmount(total, { paid, mostOnline }),
        ]) {
          expect(result.penalty + result.processingCharge + result.refund).toBe(paid);
          expect(Math.min(result.penalty, result.processingCharge, result.refund)).toBeGreaterThanOrEqual(0);
          const online = result.refund - result.atProperty;
          expect(Math.min(online, result.atProperty)).toBeGreaterThanOrEqual(0);
          expect(online + result.processingCharge).toBeLessThanOrEqual(mostOnline);
          expect(result.processingCharge).toBeLessThanOrEqual(Math.round((online + result.processingCharge) * 0.025));
        }
      }),
    );
  });
});

const price = { total: 10_000 };

describe('the fee by the day', () => {
  const schedule = scheduleOf({ tiers: flexible }, stay, price);

  it.each([
    ['2026-11-25', '12:00', 0, 'tier'],
    ['2026-11-25', '12:01', 50, 'tier'],
    ['2026-11-26', '12:00', 50, 'tier'],
    ['2026-11-26', '12:01', 100, 'after_last_tier'],
    ['2026-11-27', '11:59', 100, 'check_in_day'],
  ])('%s %s keeps %i %%', (date, time, percent, reason) => {
    expect(feeAt(schedule, at(date, time))).toEqual({ kind: 'open', fee: { percent }, reason });
  });

  it('cannot be cancelled from check-in time on', () => {
    expect(feeAt(schedule, at('2026-11-27', '12:00'))).toEqual({ kind: 'closed', code: 'after_check_in' });
  });

  it('keeps the penalty of the check-in day even inside a free tier', () => {
    const late = scheduleOf({ tiers: [{ hoursBeforeCheckIn: 2, percent: 0 }], checkInDayPercent: 30 }, stay, price);
    expect(feeAt(late, at('2026-11-26', '23:59'))).toMatchObject({ fee: { percent: 0 } });
    expect(feeAt(late, at('2026-11-27', '00:00'))).toMatchObject({ fee: { percent: 30 }, reason: 'check_in_day' });
    expect(freeUntil(late)).toBe(at('2026-11-27', '00:00') - 1);
  });

  it('takes the dearer of tier and check-in day', () => {
    const dear = scheduleOf(
      { tiers: [{ hoursBeforeCheckIn: 2, percent: 60 }], checkInDayPercent: 30, noShowPercent: 90 },
      stay,
      price,
    );
    expect(feeAt(dear, at('2026-11-27', '09:00'))).toEqual({ kind: 'open', fee: { percent: 60 }, reason: 'tier' });
    expect(dear.noShowFee).toEqual({ percent: 90 });
    const none = scheduleOf({ tiers: [{ hoursBeforeCheckIn: 2, percent: 0 }], checkInDayPercent: 0 }, stay, price);
    expect(freeUntil(none)).toBe(at('2026-11-27', '10:00'));
  });

  it('is free until its deadline, or never', () => {
    expect(freeUntil(schedule)).toBe(at('2026-11-25', '12:00'));
    expect(freeUntil(scheduleOf({ tiers: [] }, stay, price))).toBeNull();
  });

  it('of several plans is the strictest at every hour', () => {
    expect(strictestTiers([flexible, [{ hoursBeforeCheckIn: 36, percent: 20 }]], price)).toEqual([
      { hoursBeforeCheckIn: 48, percent: 20 },
      { hoursBeforeCheckIn: 36, percent: 50 },
    ]);
    expect(strictestTiers([flexible, []], price)).toEqual([]);
    expect(strictestTiers([flexible], price)).toEqual(flexible);
    expect(strictestTiers([flexible.toReversed()], price)).toEqual(flexible);
    const three = [
      { hoursBeforeCheckIn: 24, percent: 10 },
      { hoursBeforeCheckIn: 168, percent: 0 },
      { hoursBeforeCheckIn: 72, percent: 0 },
    ];
    expect(strictestTiers([three], price)).toEqual([
      { hoursBeforeCheckIn: 72, percent: 0 },
      { hoursBeforeCheckIn: 24, percent: 10 },
    ]);
    expect(strictestTiers([[{ hoursBeforeCheckIn: 24, percent: 100 }]], price)).toEqual([]);
  });
});

describe('what of the money paid still counts', () => {
  it.each([
    ['nothing was given back', { paid: 10_000, givenBack: 0, kept: 0 }, 10_000],
    ['a cheaper change gave a part back and kept a fee', { paid: 10_000, givenBack: 2_000, kept: 500 }, 7_500],
    ['all was given back', { paid: 10_000, givenBack: 10_000, kept: 0 }, 0],
    ['more went than came: never below nothing', { paid: 1_000, givenBack: 1_000, kept: 500 }, 0],
  ])('%s', (_, money, counts) => {
    expect(paidTowards(money)).toBe(counts);
  });
});
