import { describe, expect, it } from 'vitest';
import { agreedOf, firstDay, sameAs, today } from '../../test/agreed.fixtures.ts';
import { localDateOf } from '../dates/local-date.ts';
import type { CouponOffer, Promotion } from '../promotion/promotion.types.ts';
import { agreedBillOf } from './agreed-bill.ts';
import type { AgreedStay } from './agreed-stay.types.ts';
import { changeOfStay } from './changed-stay.ts';
import type { PricesToday, WantedRoom } from './changed-stay.types.ts';
import { roomOf, stayOf } from './stay.fixtures.ts';

// Shows docs/rules.md: What was agreed (Offers of a changed stay).

const rate = { priceForPax: [{ pax: 2, price: 10_000 }], extraAdult: 1000, extraChild: 0 };
const day = (at: number) => localDateOf(firstDay + at);
const days = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => day(from + at));
const booked = (nights: number, promotions: Promotion[], coupon: CouponOffer | null = null, rooms = 1): AgreedStay =>
  agreedOf(
    stayOf({
      bookedOn: day(-10),
      checkIn: day(0),
      rooms: Array.from({ length: rooms }, () => roomOf(days(0, nights).map((date) => ({ date, ...rate })))),
      taxes: [],
      promotions,
      coupon,
    }),
  );
const to = (stay: AgreedStay, room: Partial<WantedRoom>, now: Partial<PricesToday> = {}) =>
  changeOfStay(
    stay,
    { ...sameAs(stay), rooms: sameAs(stay).rooms.map((one) => ({ ...one, ...room })) },
    today({ rateOn: () => rate, ...now, checkIn: room.dates?.[0] ?? day(0) }),
  );
const totalOf = (stay: AgreedStay | undefined) => stay && agreedBillOf(stay, () => []).total;

const week: Promotion = { id: 'week', kind: 'long-stay', nights: 7, percent: 30 };
const third = { id: 'offer', kind: 'percent-off', percent: 30 } as const;

describe('an offer whose condition a shortened stay does not meet', () => {
  it.each<[string, Promotion, number[], number | undefined]>([
    ['of a length', week, [0, 2], 20_000],
    ['of a length that is still met', week, [1, 8], 6 * 7000 + 10_000],
    ['of a least number of nights', { ...third, minNights: 5 }, [0, 4], 40_000],
    ['of a least sum', { ...third, minTotal: 70_000 }, [0, 6], 60_000],
    ['of a least sum that is still met', { ...third, minTotal: 60_000 }, [0, 6], 42_000],
    ['of a sum above which it is', { id: 'flat', kind: 'flat-above', above: 60_000, off: 7000 }, [0, 6], 60_000],
    ['of the days of the stay', { ...third, stayTo: day(6) }, [2, 8], 60_000],
    ['of days ahead', { id: 'late', kind: 'last-minute', daysAhead: 11, percent: 30 }, [3, 7], 40_000],
    [
      'of days ahead that are still met',
      { id: 'early', kind: 'early-bird', daysAhead: 10, percent: 30 },
      [3, 7],
      28_000,
    ],
    ['of no condition', third, [0, 2], 14_000],
  ])('%s', (_, offer, [from = 0, until = 0], total) =>
    expect(totalOf(to(booked(7, [offer]), { dates: days(from, until) })?.stay)).toBe(total),
  );

  it('is named with what it took off what stays, and the stay with it is known', () => {
    const change = to(booked(7, [week]), { dates: days(0, 2) });
    expect(change?.offersLost).toEqual([{ kind: 'long-stay', promotionId: 'week', amount: 6000 }]);
    expect(totalOf(change?.withOffers)).toBe(14_000);
    expect(to(booked(7, [week]), { dates: days(0, 7) })?.offersLost).toEqual([]);
  });

  it('is the offer as it was agreed, whatever the house has made of it', () => {
    const harder = { ...week, nights: 10 };
    expect(totalOf(to(booked(8, [week]), { dates: days(0, 7) }, { promotions: [harder] })?.stay)).toBe(49_000);
    const easier = { ...week, nights: 2 };
    expect(totalOf(to(booked(8, [week]), { dates: days(0, 3) }, { promotions: [easier] })?.stay)).toBe(30_000);
  });

  it('may be the code', () => {
    const code = { id: 'code', kind: 'coupon', couponCode: 'WEEK', percent: 30, minNights: 7 } as const;
    const change = to(booked(7, [], code), { dates: days(0, 2) });
    expect([totalOf(change?.stay), change?.offersLost]).toEqual([
      20_000,
      [{ kind: 'coupon', promotionId: '', amount: 6000 }],
    ]);
  });

  it('goes with a room, a guest or a plan that the condition hung on', () => {
    const two = booked(2, [{ ...third, minTotal: 40_000 }], null, 2);
    const wanted = sameAs(two);
    const one = changeOfStay(two, { ...wanted, rooms: wanted.rooms.slice(1) }, today());
    expect(totalOf(one?.stay)).toBe(20_000);
    const plans = booked(2, [{ ...third, ratePlanIds: ['breakfast'] }], null, 2);
    const parted = sameAs(plans).rooms.map((room, at) => (at === 0 ? room : { ...room, ratePlanId: 'saver' }));
    const other = changeOfStay(plans, { rooms: parted, addons: [] }, today({ rateOn: () => rate }));
    expect(totalOf(other?.stay)).toBe(40_000);
    const guests = booked(2, [{ ...third, minTotal: 20_001 }]);
    const three = to(
      guests,
      { guests: { adults: 3, childAges: [], infants: 0 } },
      { promotions: [{ ...third, minTotal: 20_001 }] },
    );
    expect(totalOf(three?.stay)).toBe(20_000 + 1400);
    const again = three && to(three.stay, { guests: { adults: 2, childAges: [], infants: 0 } });
    expect(totalOf(again?.stay)).toBe(20_000);
  });

  it('stays where something is added, whatever that does to its condition', () => {
    const short = { ...third, maxNights: 7 };
    const longer = to(booked(7, [short]), { dates: days(0, 9) });
    expect(totalOf(longer?.stay)).toBe(49_000 + 20_000);
    expect(longer && totalOf(to(longer.stay, { dates: days(0, 8) })?.stay)).toBe(49_000 + 10_000);
    expect(longer && totalOf(to(longer.stay, { dates: days(0, 7) })?.stay)).toBe(49_000);
  });
});

describe('a price of the stay', () => {
  const package7: Promotion = { id: 'package', kind: 'stay-price', nights: 7, price: 50_000 };
  it.each([
    [14, 100_000],
    [10, 80_000],
    [7, 50_000],
    [6, 60_000],
  ])('for seven nights, of fourteen shortened to %i', (nights, total) =>
    expect(totalOf(to(booked(14, [package7]), { dates: days(0, nights) })?.stay)).toBe(total),
  );
});
