import type { LocalDate } from '../dates/local-date.types.ts';
import { describe, expect, it } from 'vitest';
import { adjustedPrice } from './adjusted-price.ts';
import { convenienceFeeOf } from './convenience-fee.ts';
import { dueNowByMethod } from './due-now.ts';
import { pricedGuestsOf } from '../guests/priced-guests.ts';
import { mostOfAddon } from './most-of-addon.ts';
import { perNightOf } from './per-night.ts';
import { priceRoom, pricesForPax, roomPricer } from './price-room.ts';
import { priceStay } from './price-stay.ts';
import { nightlyRates, roomOf, stayOf } from './stay.fixtures.ts';

describe('an extra', () => {
  const rooms = [
    { adults: 2, childAges: [4, null], infants: 1 },
    { adults: 1, childAges: [], infants: 0 },
  ];

  it.each([
    ['person', 6],
    ['room', 2],
    ['booking', 1],
  ] as const)('of a %s is there %i times at most', (category, most) => {
    expect(mostOfAddon({ category }, rooms)).toBe(most);
  });

  it('is on top of the rooms, as often as it is taken, without tax or fee of its own', () => {
    const dinner = { addonId: 'dinner', name: 'Dinner', category: 'person', price: 650, quantity: 2 } as const;
    const fee = { taxes: [], convenienceFee: { kind: 'percentage', percent: 10 } } as const;
    const bill = priceStay(stayOf({ ...fee, addons: [dinner, { ...dinner, addonId: 'tea', price: 50, quantity: 1 }] }));
    expect(bill.addons.map(({ addonId, amount }) => [addonId, amount])).toEqual([
      ['dinner', 1300],
      ['tea', 50],
    ]);
    expect([bill.roomsTotal, bill.convenienceFee, bill.addonsTotal, bill.total]).toEqual([18_600, 1860, 1350, 21_810]);
  });
});

describe('guests', () => {
  it('are split at 12; an unknown age is under it; infants do not count', () => {
    expect(pricedGuestsOf({ adults: 2, childAges: [11, 12, 17, null], infants: 3 })).toEqual({
      atAdultPrice: 4,
      atChildPrice: 2,
      ages: [11, 12, 17, 11],
    });
  });

  it.each([
    ['guests.adults', { adults: -1, childAges: [], infants: 0 }],
    ['guests.infants', { adults: 1, childAges: [], infants: -1 }],
    ['guests.childAges', { adults: 1, childAges: [-1], infants: 0 }],
  ])('throw negative for %s', (argument, guests) => {
    expect(() => pricedGuestsOf(guests)).toThrow(expect.objectContaining({ code: 'negative', argument }));
  });
});

describe('the convenience fee', () => {
  it('is none, fixed, or a percentage half up', () => {
    expect(convenienceFeeOf(null, 1000)).toBe(0);
    expect(convenienceFeeOf({ kind: 'fixed', amount: 99 }, 1000)).toBe(99);
    expect(convenienceFeeOf({ kind: 'percentage', percent: 1.25 }, 1000)).toBe(13);
  });

  it('is on the bill, of the rooms after discount', () => {
    const promotions = [{ id: 'flat', kind: 'flat-above', above: 1, off: 600 }] as const;
    const bill = priceStay(stayOf({ promotions, convenienceFee: { kind: 'percentage', percent: 10 }, taxes: [] }));
    expect([bill.convenienceFee, bill.total]).toEqual([1800, 19_800]);
    expect(
      priceRoom(
        stayOf({ promotions, convenienceFee: { kind: 'fixed', amount: 50 }, taxes: [] }),
        nightlyRates(6200, 3),
        {
          adults: 2,
          childAges: [],
          infants: 0,
        },
        roomOf([]),
      ),
    ).toEqual({
      priceBeforeTax: 18_000,
      total: 18_050,
    });
  });

  it('names what is wrong with it', () => {
    expect(() => convenienceFeeOf({ kind: 'fixed', amount: -1 }, 0)).toThrow(
      expect.objectContaining({ argument: 'convenienceFee.amount' }),
    );
    expect(() => convenienceFeeOf({ kind: 'percentage', percent: -1 }, 0)).toThrow(
      expect.objectContaining({ argument: 'convenienceFee.percent' }),
    );
  });
});

describe('a total a night', () => {
  it('is rounded half up', () => {
    expect([18_480, 16_591, 1, 0].map((total) => perNightOf(total, 2))).toEqual([9240, 8296, 1, 0]);
    expect(perNightOf(17_600, 3)).toBe(5867);
    expect(() => perNightOf(1, 0)).toThrow(expect.objectContaining({ code: 'out_of_range', argument: 'nights' }));
    expect(() => perNightOf(0.5, 1)).toThrow(expect.objectContaining({ code: 'not_an_integer', argument: 'total' }));
    expect(() => perNightOf(1, -1)).toThrow(expect.objectContaining({ code: 'negative', argument: 'nights' }));
  });
});

describe('due now', () => {
  const of = (total: number, nights: readonly (readonly [string, number])[] = [], ofRooms = total) => ({
    total,
    ofRooms,
    nights: nights.map(([date, price]) => ({ date: date as LocalDate, price })),
  });

  it('may be the first night of every room, with its share of the taxes', () => {
    const nights = [
      ['2027-02-20', 10_000],
      ['2027-02-21', 30_000],
      ['2027-02-20', 5000],
      ['2027-02-21', 5000],
    ] as const;
    const advance = { kind: 'first-night' } as const;
    // 10 % of tax on 500.00, and an extra of 20.00 that is no night.
    expect(dueNowByMethod(of(57_000, nights, 55_000), advance).advance).toBe(16_500);
    expect(dueNowByMethod(of(0, [['2027-02-20', 0]]), advance).advance).toBe(0);
    expect(dueNowByMethod(of(10_000, [['2027-02-20', 10_000]]), advance).advance).toBe(10_000);
  });

  it('has an advance only where the property has a rule', () => {
    expect(dueNowByMethod(of(1000), null)).toEqual({ full: 1000, 'at-property': 0 });
    expect(dueNowByMethod(of(1001), { kind: 'percentage', percent: 50 })).toEqual({
      full: 1001,
      advance: 501,
      'at-property': 0,
    });
    expect(dueNowByMethod(of(1000), { kind: 'fixed', amount: 300 })).toEqual({
      full: 1000,
      advance: 300,
      'at-property': 0,
    });
    expect(() => dueNowByMethod(of(1000), { kind: 'fixed', amount: -1 })).toThrow(
      expect.objectContaining({ argument: 'advance.amount' }),
    );
  });
});

describe('the bill', () => {
  it('has a line for each room, night by night, and each extra', () => {
    const bill = priceStay(
      stayOf({
        rooms: [
          roomOf(nightlyRates(6200, 3)),
          { ...roomOf(nightlyRates(100, 2)), roomTypeId: 'twin', ratePlanId: 'fixed' },
        ],
        addons: [{ addonId: 'dinner', name: 'Dinner', category: 'person', price: 650, quantity: 2 }],
      }),
    );
    const nights = (price: number, count: number) =>
      ['2026-11-27', '2026-11-28', '2026-11-29'].slice(0, count).map((date) => ({ date, price }));
    expect(bill.rooms).toEqual([
      { roomTypeId: 'teak-king', ratePlanId: 'breakfast', units: 3, amount: 18_600, nights: nights(6200, 3) },
      { roomTypeId: 'twin', ratePlanId: 'fixed', units: 2, amount: 200, nights: nights(100, 2) },
    ]);
    expect(bill.addons).toEqual([{ addonId: 'dinner', name: 'Dinner', quantity: 2, amount: 1300 }]);
    expect(bill.addonsTotal).toBe(1300);
  });

  it('of a free stay is nothing, whatever the offers', () => {
    const bill = priceStay(
      stayOf({
        rooms: [roomOf(nightlyRates(0, 2))],
        coupon: { id: 'c', kind: 'coupon', couponCode: 'X', percent: 15 },
      }),
    );
    expect([bill.total, bill.totalTax, bill.additionalDiscount]).toEqual([0, 0, 0]);
  });

  it.each([
    ['rooms[1].stay.nights', 'empty', { rooms: [roomOf(nightlyRates(1, 1)), roomOf([])] }],
    [
      'rooms[0].guests.adults',
      'negative',
      { rooms: [roomOf(nightlyRates(1, 1), { adults: -1, childAges: [], infants: 0 })] },
    ],
    ['rooms[0].stay.nights.priceForPax', 'not_an_integer', { rooms: [roomOf(nightlyRates(1.5, 1))] }],
    ['addons.price', 'negative', { addons: [{ addonId: 'a', name: 'A', category: 'room', price: -1, quantity: 1 }] }],
    [
      'addons.quantity',
      'not_an_integer',
      { addons: [{ addonId: 'a', name: 'A', category: 'room', price: 1, quantity: 0.5 }] },
    ],
    ['promotion.off', 'negative', { promotions: [{ id: 'f', kind: 'flat-above', above: 0, off: -5 }] }],
    ['promotion.percent', 'invalid_percent', { coupon: { id: 'c', kind: 'coupon', couponCode: 'X', percent: -1 } }],
    ['rooms', 'too_large', { rooms: [roomOf(nightlyRates(Number.MAX_SAFE_INTEGER, 2))] }],
  ] as const)('names %s, %s', (argument, code, fields) => {
    expect(() => priceStay(stayOf(fields))).toThrow(expect.objectContaining({ code, argument }));
  });

  it.each([
    ['unknown_currency', 'currency', { currency: 'xyz' as 'INR' }, nightlyRates(1, 1)],
    ['empty', 'rooms[0].stay.nights', {}, []],
    ['too_large', 'rooms', {}, nightlyRates(Number.MAX_SAFE_INTEGER, 2)],
    [
      'too_large',
      'total',
      { taxes: [], convenienceFee: { kind: 'fixed' as const, amount: Number.MAX_SAFE_INTEGER } },
      nightlyRates(1, 1),
    ],
  ])('of a list throws as the bill does: %s, %s', (code, argument, fields, nights) => {
    const stay = stayOf({ ...fields, rooms: [roomOf(nights)] });
    const expected = expect.objectContaining({ code, argument });
    expect(() => priceStay(stay)).toThrow(expected);
    expect(() => priceRoom(stay, nights, roomOf([]).guests, roomOf([]))).toThrow(expected);
  });

  it('names an hourly price that is none', () => {
    const stay = { kind: 'hours', hours: { date: '2026-11-27' as never, startHour: 9, hours: 3, price: -1 } } as const;
    expect(() => priceStay(stayOf({ rooms: [{ ...roomOf([]), stay }] }))).toThrow(
      expect.objectContaining({ argument: 'rooms[0].stay.hours.price' }),
    );
  });

  it('of a list has a price for every number of guests', () => {
    expect(pricesForPax(roomPricer(stayOf({ taxes: [] })), nightlyRates(6200, 1), 3, roomOf([]))).toEqual([
      { pax: 1, priceBeforeTax: 5700, total: 5700 },
      { pax: 2, priceBeforeTax: 6200, total: 6200 },
      { pax: 3, priceBeforeTax: 7400, total: 7400 },
    ]);
  });
});

describe('a base price under the rules of a hotel', () => {
  it('is rounded half up, exactly: 3,000 and 15 % is 3,450, in steps of 100 it is 3,500', () => {
    expect(adjustedPrice(3000, [15], 1)).toBe(3450);
    expect(adjustedPrice(3000, [15], 100)).toBe(3500);
    expect(adjustedPrice(3000, [14.9999], 100)).toBe(3400);
  });

  it('takes each percentage on the price so far, below 0 off it', () => {
    expect(adjustedPrice(4777, [15, 25], 10)).toBe(6870);
    expect(adjustedPrice(1000, [-10, 10], 1)).toBe(990);
    expect(adjustedPrice(1000, [-100], 1)).toBe(0);
    expect(adjustedPrice(1000, [], 1)).toBe(1000);
  });

  it.each([
    ['negative', 'base', () => adjustedPrice(-1, [], 1)],
    ['out_of_range', 'step', () => adjustedPrice(1, [], 0)],
    ['not_an_integer', 'step', () => adjustedPrice(1, [], 0.5)],
    ['invalid_percent', 'percents', () => adjustedPrice(1, [-101], 1)],
    ['invalid_percent', 'percents', () => adjustedPrice(1, [Number.NaN], 1)],
    ['invalid_percent', 'percents', () => adjustedPrice(1, [0.00001], 1)],
  ])('throws %s for %s', (code, argument, act) => {
    expect(act).toThrow(expect.objectContaining({ code, argument }));
  });
});
