import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { isCouponCode } from './coupon-name.ts';
import { discountsOf, holdsOn, offersOn } from './discounts.ts';
import type { Promotion } from './promotion.types.ts';

const booked = (bookedOn: string, checkIn = '2026-11-27') => ({
  bookedOn: bookedOn as LocalDate,
  checkIn: checkIn as LocalDate,
});
const early = { id: 'early', kind: 'early-bird', daysAhead: 30, percent: 12 } as const;
const late = { id: 'late', kind: 'last-minute', daysAhead: 2, percent: 8 } as const;
const flat = { id: 'flat', kind: 'flat-above', above: 15_000, off: 1000 } as const;
const code = { id: 'code', kind: 'coupon', couponCode: 'KEY15', percent: 15 } as const;

describe('an offer holds', () => {
  it('early birds, from so many days ahead', () => {
    expect(['2026-10-28', '2026-10-29', '2026-01-01'].map((day) => holdsOn(early, booked(day)))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('at the last minute, up to so many days ahead and not after check-in', () => {
    expect(['2026-11-24', '2026-11-25', '2026-11-27', '2026-11-28'].map((day) => holdsOn(late, booked(day)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('flat, above an amount and not at it', () => {
    expect(
      [14_999, 15_000, 15_001].map(
        (total) => discountsOf(total, offersOn([flat], booked('2026-11-20')), null).discount,
      ),
    ).toEqual([0, 0, 1000]);
  });

  it('with a code, always', () => {
    expect(holdsOn(code, booked('2026-11-20'))).toBe(true);
  });
});

describe('the order of discounts', () => {
  it('is one by time, one flat, then the code on what is left', () => {
    expect(discountsOf(20_000, offersOn([flat, early, late], booked('2026-10-01')), code)).toEqual({
      discounts: [
        { promotionId: 'early', kind: 'early-bird', amount: 2400 },
        { promotionId: 'flat', kind: 'flat-above', amount: 1000 },
      ],
      discount: 3400,
      additionalDiscount: 2490,
    });
  });

  it('judges the flat offer on the rooms before any discount', () => {
    expect(discountsOf(15_001, offersOn([flat, early], booked('2026-10-01')), null).discount).toBe(1800 + 1000);
  });

  it('takes the best of a kind, the first of equals', () => {
    const better = { ...early, id: 'better', percent: 20 };
    const same = { ...better, id: 'same' };
    expect(
      discountsOf(10_000, offersOn([early, better, same], booked('2026-10-01')), null).discounts.map(
        (line) => line.promotionId,
      ),
    ).toEqual(['better']);
    const larger = { ...flat, id: 'larger', off: 3000 };
    expect(discountsOf(20_000, offersOn([flat, larger], booked('2026-11-20')), null).discounts).toEqual([
      { promotionId: 'larger', kind: 'flat-above', amount: 3000 },
    ]);
    expect(discountsOf(10_000, offersOn([late], booked('2026-11-26')), null).discounts).toEqual([
      { promotionId: 'late', kind: 'last-minute', amount: 800 },
    ]);
  });

  it('ignores coupons that were not entered, and offers that take nothing off', () => {
    expect(discountsOf(20_000, offersOn([code, { ...early, percent: 0 }], booked('2026-10-01')), null)).toEqual({
      discounts: [],
      discount: 0,
      additionalDiscount: 0,
    });
  });

  it('rounds each half up', () => {
    expect(
      discountsOf(1025, offersOn([{ ...early, percent: 10 }], booked('2026-10-01')), { ...code, percent: 50 }),
    ).toMatchObject({
      discount: 103,
      additionalDiscount: 461,
    });
  });

  it('never takes more than the rooms', () => {
    const offer: fc.Arbitrary<Promotion> = fc.oneof(
      fc.record({
        id: fc.constant('e'),
        kind: fc.constant('early-bird' as const),
        daysAhead: fc.constant(0),
        percent: fc.integer({ min: 0, max: 100 }),
      }),
      fc.record({
        id: fc.constant('f'),
        kind: fc.constant('flat-above' as const),
        above: fc.constant(0),
        off: fc.nat(),
      }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.array(offer, { maxLength: 5 }),
        fc.integer({ min: 0, max: 100 }),
        (total, offers, percent) => {
          const taken = discountsOf(total, offersOn(offers, booked('2026-11-20')), { ...code, percent });
          expect(taken.discount + taken.additionalDiscount).toBeLessThanOrEqual(total);
          expect(taken.discounts.every((line) => line.amount > 0)).toBe(true);
        },
      ),
    );
  });
});

describe('a coupon code', () => {
  it.each([
    ['key15', 'KEY15', true],
    ['  Key15 ', 'KEY15', true],
    ['KEY15', ' key15 ', true],
    ['KEY16', 'KEY15', false],
    ['', '', false],
    ['   ', '   ', false],
  ])('%j is %j: %s', (typed, known, is) => expect(isCouponCode(typed, known)).toBe(is));
});
