import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { isCouponCode } from './coupon-name.ts';
import { discountsOf, offersOn } from './discounts.ts';
import { holdsOn, type StayOffered } from './offer-holds.ts';
import type { Promotion } from './promotion.types.ts';

const booked = (bookedOn: string, checkIn = '2026-11-27') => ({
  bookedOn: bookedOn as LocalDate,
  checkIn: checkIn as LocalDate,
});
const early = { id: 'early', kind: 'early-bird', daysAhead: 30, percent: 12 } as const;
const late = { id: 'late', kind: 'last-minute', daysAhead: 2, percent: 8 } as const;
const flat = { id: 'flat', kind: 'flat-above', above: 15_000, off: 1000 } as const;
const code = { id: 'code', kind: 'coupon', couponCode: 'KEY15', percent: 15 } as const;

/** A stay of three nights in one room that comes to so much. */
const ofTotal = (roomsTotal: number, of: Partial<StayOffered> = {}): StayOffered => ({
  nights: 3,
  lastNight: '2026-11-29' as LocalDate,
  rooms: [{ roomTypeId: 'twin', ratePlanId: 'flexible' }],
  roomsTotal,
  ...of,
});

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
        (total) => discountsOf(offersOn([flat], booked('2026-11-20')), null, ofTotal(total)).discount,
      ),
    ).toEqual([0, 0, 1000]);
  });

  it('with a code, always', () => {
    expect(holdsOn(code, booked('2026-11-20'))).toBe(true);
  });
});

describe('the order of discounts', () => {
  it('is one by time, one flat, then the code on what is left', () => {
    expect(discountsOf(offersOn([flat, early, late], booked('2026-10-01')), code, ofTotal(20_000))).toEqual({
      discounts: [
        { promotionId: 'early', kind: 'early-bird', amount: 2400 },
        { promotionId: 'flat', kind: 'flat-above', amount: 1000 },
      ],
      discount: 3400,
      additionalDiscount: 2490,
    });
  });

  it('judges the flat offer on the rooms before any discount', () => {
    expect(discountsOf(offersOn([flat, early], booked('2026-10-01')), null, ofTotal(15_001)).discount).toBe(
      1800 + 1000,
    );
  });

  it('takes the best of a kind, the first of equals', () => {
    const better = { ...early, id: 'better', percent: 20 };
    const same = { ...better, id: 'same' };
    expect(
      discountsOf(offersOn([early, better, same], booked('2026-10-01')), null, ofTotal(10_000)).discounts.map(
        (line) => line.promotionId,
      ),
    ).toEqual(['better']);
    const larger = { ...flat, id: 'larger', off: 3000 };
    expect(discountsOf(offersOn([flat, larger], booked('2026-11-20')), null, ofTotal(20_000)).discounts).toEqual([
      { promotionId: 'larger', kind: 'flat-above', amount: 3000 },
    ]);
    expect(discountsOf(offersOn([late], booked('2026-11-26')), null, ofTotal(10_000)).discounts).toEqual([
      { promotionId: 'late', kind: 'last-minute', amount: 800 },
    ]);
  });

  it('ignores coupons that were not entered, and offers that take nothing off', () => {
    expect(
      discountsOf(offersOn([code, { ...early, percent: 0 }], booked('2026-10-01')), null, ofTotal(20_000)),
    ).toEqual({
      discounts: [],
      discount: 0,
      additionalDiscount: 0,
    });
  });

  it('rounds each half up', () => {
    expect(
      discountsOf(offersOn([{ ...early, percent: 10 }], booked('2026-10-01')), { ...code, percent: 50 }, ofTotal(1025)),
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
          const taken = discountsOf(offersOn(offers, booked('2026-11-20')), { ...code, percent }, ofTotal(total));
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
    ['Key 15', 'KEY15', true],
    ['straße10', 'STRASSE10', true],
    ['KEY16', 'KEY15', false],
    ['', '', false],
    ['   ', '   ', false],
  ])('%j is %j: %s', (typed, known, is) => expect(isCouponCode(typed, known)).toBe(is));
});

describe('for some stays', () => {
  const off = { id: 'off', kind: 'percent-off', percent: 10 } as const;
  const taken = (promotions: readonly Promotion[], of: Partial<StayOffered> = {}, dates = booked('2026-11-20')) =>
    discountsOf(offersOn(promotions, dates), null, ofTotal(10_000, of)).discounts.map(({ promotionId, amount }) => [
      promotionId,
      amount,
    ]);

  it('a long stay has the best rate that its nights reach', () => {
    const tiers = [3, 7, 28].map(
      (nights) => ({ id: `${nights}`, kind: 'long-stay', nights, percent: nights }) as const,
    );
    expect([2, 3, 6, 7, 28].map((nights) => taken(tiers, { nights }))).toEqual([
      [],
      [['3', 300]],
      [['3', 300]],
      [['7', 700]],
      [['28', 2800]],
    ]);
  });

  it('so much a night is off each room and night, and never more than the rooms', () => {
    const sum = { id: 'sum', kind: 'amount-off', off: 700 } as const;
    const two = [0, 1].map(() => ({ roomTypeId: 'twin', ratePlanId: 'flexible' }));
    expect(taken([sum], { rooms: two })).toEqual([['sum', 4200]]);
    expect(taken([{ ...sum, off: 9000 }])).toEqual([['sum', 10_000]]);
    // Hours are one stay.
    expect(taken([sum], { nights: 0 })).toEqual([['sum', 700]]);
  });

  it('by the days of booking, and where every night lies between two days', () => {
    const dated = { ...off, validFrom: '2026-11-20', validTo: '2026-11-21' } as Promotion;
    expect(
      ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map((day) => taken([dated], {}, booked(day)).length),
    ).toEqual([0, 1, 1, 0]);
    const stay = (stayFrom: string, stayTo: string) => taken([{ ...off, stayFrom, stayTo } as Promotion]).length;
    expect([
      stay('2026-11-27', '2026-11-29'),
      stay('2026-11-28', '2026-11-29'),
      stay('2026-11-27', '2026-11-28'),
    ]).toEqual([1, 0, 0]);
  });

  it('by nights, by the rooms and plans of all of it, and from a sum on', () => {
    const some = (of: Partial<Promotion>, stay: Partial<StayOffered> = {}) =>
      taken([{ ...off, ...of } as Promotion], stay).length;
    expect([some({ minNights: 3 }), some({ minNights: 4 }), some({ maxNights: 3 }), some({ maxNights: 2 })]).toEqual([
      1, 0, 1, 0,
    ]);
    expect([some({ minTotal: 10_000 }), some({ minTotal: 10_001 })]).toEqual([1, 0]);
    const rooms = [
      { roomTypeId: 'twin', ratePlanId: 'flexible' },
      { roomTypeId: 'suite', ratePlanId: 'fixed' },
    ];
    expect([some({ roomTypeIds: ['twin'] }), some({ roomTypeIds: ['twin'] }, { rooms })]).toEqual([1, 0]);
    expect([some({ ratePlanIds: ['fixed'] }), some({ ratePlanIds: ['fixed', 'flexible'] }, { rooms })]).toEqual([0, 1]);
  });

  it('a combinable offer is taken once where it is the only one', () => {
    expect(taken([{ ...off, id: 'more', combinable: true }])).toEqual([['more', 1000]]);
  });

  it('a combinable offer joins the best of the others, on what is left', () => {
    expect(taken([{ ...off, id: 'more', combinable: true }, off, { ...early, daysAhead: 1 }])).toEqual([
      ['early', 1200],
      ['more', 880],
    ]);
  });
});

describe('a code', () => {
  const offers = offersOn([{ id: 'off', kind: 'percent-off', percent: 10 }], booked('2026-11-20'));

  it('may be a sum, and takes no more than is left', () => {
    const sum = { id: 'code', kind: 'coupon', couponCode: 'FIVE', off: 500 } as const;
    expect(discountsOf(offers, sum, ofTotal(10_000)).additionalDiscount).toBe(500);
    expect(discountsOf(offers, sum, ofTotal(400)).additionalDiscount).toBe(360);
  });

  it('takes nothing off a stay that it is not for', () => {
    expect(discountsOf(offers, { ...code, minNights: 4 }, ofTotal(10_000)).additionalDiscount).toBe(0);
  });

  it('that is not combinable is taken in place of the offers, where it is better', () => {
    const alone = { ...code, combinable: false };
    expect(discountsOf(offers, alone, ofTotal(10_000))).toEqual({
      discounts: [],
      discount: 0,
      additionalDiscount: 1500,
    });
    // The offer is 10 % too: it stays.
    expect(discountsOf(offers, { ...alone, percent: 10 }, ofTotal(10_000))).toMatchObject({
      discount: 1000,
      additionalDiscount: 0,
    });
    expect(discountsOf(offers, { ...alone, percent: 5 }, ofTotal(10_000))).toMatchObject({
      discount: 1000,
      additionalDiscount: 0,
    });
  });
});

describe('an offer or a code that is made wrongly', () => {
  it.each([
    [
      'a sum a night',
      () => discountsOf(offersOn([{ id: 'o', kind: 'amount-off', off: -1 }], booked('2026-11-20')), null, ofTotal(9)),
    ],
    [
      'a code',
      () =>
        discountsOf(
          offersOn([], booked('2026-11-20')),
          { id: 'c', kind: 'coupon', couponCode: 'C', off: -1 },
          ofTotal(9),
        ),
    ],
  ])('is named: %s', (_, act) =>
    expect(act).toThrow(expect.objectContaining({ code: 'negative', argument: 'promotion.off' })),
  );
});

describe('a stay that begins after the last night of an offer', () => {
  it('does not have it', () => {
    const until = (stayTo: string) =>
      holdsOn({ ...early, daysAhead: 0, stayTo: stayTo as LocalDate }, booked('2026-11-20'));
    expect([until('2026-11-26'), until('2026-11-27')]).toEqual([false, true]);
  });
});
