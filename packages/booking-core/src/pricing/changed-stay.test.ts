import { describe, expect, it } from 'vitest';
import { localDateOf } from '../dates/local-date.ts';
import type { Promotion } from '../promotion/promotion.types.ts';
import { agreedOf, firstDay, rateAt, sameAs, today } from '../../test/agreed.fixtures.ts';
import type { AgreedNight, AgreedRoom, AgreedStay } from './agreed-stay.types.ts';
import { remainderOf } from './agreed-remainder.ts';
import { changedStay } from './changed-stay.ts';
import type { PricesToday, WantedRoom } from './changed-stay.types.ts';
import type { GuestCounts } from './pricing.types.ts';
import { nightlyRates, roomOf, stayOf } from './stay.fixtures.ts';

// Shows docs/rules.md: What was agreed (A change).

const party = (adults: number, childAges: number[] = []): GuestCounts => ({ adults, childAges, infants: 0 });
const day = (night: number) => localDateOf(firstDay + night);
const agreed = agreedOf(stayOf({ rooms: [roomOf(nightlyRates(6000, 2, firstDay))], taxes: [] }));
const withRoom = (room: Partial<AgreedRoom>, stay = agreed): AgreedStay => ({
  ...stay,
  rooms: stay.rooms.map((one) => ({ ...one, ...room })),
});
const withNight = (night: Partial<AgreedNight>, room: Partial<AgreedRoom> = {}): AgreedStay =>
  withRoom({
    nights: [{ date: day(0), price: 6000, discounts: [], rate: rateAt(6000), taxes: 'then', ...night }],
    ...room,
  });
/** The stay with its rooms changed in something, and nothing else. */
const change = (stay: AgreedStay, room: Partial<WantedRoom>, now: Partial<PricesToday> = {}): AgreedStay | null =>
  changedStay(stay, { ...sameAs(stay), rooms: sameAs(stay).rooms.map((one) => ({ ...one, ...room })) }, today(now));
const nightsOf = (stay: AgreedStay | null, room = 0) => stay?.rooms[room]?.nights ?? [];
const pricesOf = (stay: AgreedStay | null, room = 0) => nightsOf(stay, room).map(({ price }) => price);
const offOf = (stay: AgreedStay | null, room = 0) =>
  nightsOf(stay, room).map(({ discounts }) => discounts.reduce((sum, { amount }) => sum + amount, 0));

describe('hours that are kept', () => {
  const hours = { startHour: 10, hours: 3 };
  const three = withNight({ price: 1000, rate: null }, { hours });
  const perHead = (prices: Readonly<Record<number, number>>): Partial<PricesToday> => ({
    priceOfHours: ({ guests }) => prices[guests.adults + guests.childAges.length] ?? null,
    rateOn: () => rateAt(9000),
  });

  it.each([
    ['one guest more, at today’s difference', party(2), party(3), perHead({ 2: 1200, 3: 1500 }), [1300]],
    ['one fewer, at what was agreed', party(2), party(1), perHead({ 1: 900, 2: 1200 }), [1000]],
    ['more guests where hours are sold no more', party(2), party(3), {}, []],
    ['more guests where they are sold for so many no more', party(2), party(3), perHead({ 2: 1200 }), []],
    ['more guests where they were never sold for so few', party(2), party(3), perHead({ 3: 1500 }), []],
    ['fewer guests where hours are sold no more', party(2), party(1), {}, [1000]],
    ['two children for an adult, who are one more', party(2), party(1, [4, 5]), {}, []],
    ['an adult for a child, who are as many', party(1, [4]), party(2), {}, [1000]],
    ['an adult for two children, who are fewer', party(1, [4, 5]), party(2), {}, [1000]],
  ] as const)('for %s', (_, before, guests, now, prices) => {
    const after = change(withRoom({ guests: before }, three), { guests }, now);
    expect(pricesOf(after)).toEqual(prices);
    expect(after === null).toBe(prices.length === 0);
  });
});

describe('what a change adds', () => {
  it('in hours costs the price of the hours, and follows no rate of a night', () => {
    const after = change(
      withNight({}),
      { hours: { startHour: 9, hours: 4 } },
      {
        priceOfHours: () => 2400,
        rateOn: () => rateAt(9000),
      },
    );
    expect(nightsOf(after)).toEqual([
      { date: day(0), price: 2400, discounts: [], rate: null, taxes: 'now', bookedOn: day(-1), came: 1 },
    ]);
    expect(change(withNight({}), { hours: { startHour: 9, hours: 4 } }, { rateOn: () => rateAt(9000) })).toBeNull();
  });

  it('may be a room beside those there are', () => {
    const [room] = sameAs(agreed).rooms;
    const rooms = room === undefined ? [] : [room, room];
    const after = changedStay(agreed, { rooms, addons: [] }, today({ rateOn: () => rateAt(8000) }));
    expect([pricesOf(after), pricesOf(after, 1)]).toEqual([
      [6000, 6000],
      [8000, 8000],
    ]);
    expect(changedStay(agreed, { rooms: [], addons: [] }, today())?.rooms).toEqual([]);
  });

  it('says which price of today is none', () =>
    expect(() =>
      change(agreed, { dates: [day(0), day(5)] }, { rateOn: () => ({ ...rateAt(1), priceForPax: [] }) }),
    ).toThrow(expect.objectContaining({ code: 'unpriceable', argument: 'nights.priceForPax' })));
});

describe('a night that is kept for other guests', () => {
  it('gives back what the agreed rate says, whatever today’s says', () => {
    const now = { rateOn: () => ({ ...rateAt(9000), priceForPax: [1, 2].map((pax) => ({ pax, price: 4500 * pax })) }) };
    expect(pricesOf(change(agreed, { guests: party(1) }, now))).toEqual([5500, 5500]);
  });

  it('costs nothing more where the agreed price was for so many already', () => {
    const forTwo = { ...rateAt(6000), priceForPax: [{ pax: 2, price: 6000 }] };
    const one = withNight({ rate: forTwo }, { guests: party(1) });
    expect(pricesOf(change(one, { guests: party(2) }, { rateOn: () => rateAt(9000) }))).toEqual([6000]);
  });

  it('goes by today’s rate in a booking older than its rates, and stays as it is for guests who pay alike', () => {
    const old = withNight({ rate: null }, { guests: party(2, [5]) });
    expect(pricesOf(change(old, { guests: party(3, [5]) }, { rateOn: () => rateAt(9000) }))).toEqual([6000 + 1200]);
    expect(change(old, { guests: party(3, [5]) })).toBeNull();
    expect(pricesOf(change(old, { guests: party(2, [7]) }))).toEqual([6000]);
  });

  it('is for a child of another band at the price of that band', () => {
    const childBands = [
      { under: 7, price: 300 },
      { under: 12, price: 800 },
    ];
    const family = withNight({ price: 6300, rate: { ...rateAt(6000), childBands } }, { guests: party(2, [5]) });
    expect(pricesOf(change(family, { guests: party(2, [8]) }))).toEqual([6800]);
    expect(pricesOf(change(family, { guests: party(2, [6]) }))).toEqual([6300]);
  });

  const off = (kind: 'coupon' | 'agreed' | 'early-bird', amount: number) => ({ kind, promotionId: kind, amount });
  const half = { ...rateAt(0), priceForPax: [1, 2].map((pax) => ({ pax, price: 5000 * pax })) };
  it.each([
    ['a tenth off stays a tenth off', 10_000, [off('coupon', 1000)], half, 5000, [off('coupon', 500)]],
    ['what was put on it shrinks with it', 10_000, [off('agreed', -600)], half, 5000, [off('agreed', -300)]],
    [
      'two halves of 1 do not become more than the price',
      2,
      [off('early-bird', 1), off('coupon', 1)],
      { ...half, priceForPax: [1, 2].map((pax) => ({ pax, price: pax })) },
      1,
      [off('early-bird', 1), off('coupon', 0)],
    ],
  ])('%s', (_, price, discounts, rate, cheaper, left) => {
    const after = change(withNight({ price, discounts, rate }), { guests: party(1) });
    expect(nightsOf(after)).toMatchObject([{ price: cheaper, discounts: left }]);
  });
});

describe('today’s offers and code', () => {
  const pair = { id: 'pair', kind: 'stay-price', nights: 2, price: 10_000, maxPax: 2 } as const;
  const dates = [0, 1, 2, 3].map(day);
  const now = (promotion: Promotion): Partial<PricesToday> => ({
    promotions: [promotion],
    rateOn: () => ({ ...rateAt(8000), extraAdult: 9000 }),
  });

  it('are on the nights that are added alone', () => {
    expect(offOf(change(agreed, { dates }, now(pair)))).toEqual([0, 0, 3000, 3000]);
    expect(offOf(change(agreed, { dates: [0, 1, 2].map(day) }, now(pair)))).toEqual([0, 0, 0]);
  });

  it('count no night twice for a guest who joins it', () =>
    expect(offOf(change(agreed, { guests: party(3) }, now({ ...pair, maxPax: 3 })))).toEqual([0, 0]));

  it('look at each room by itself', () => {
    const two = { ...agreed, rooms: [...agreed.rooms, ...withRoom({}).rooms] };
    expect(offOf(change(two, { dates: [day(1), day(2)] }, now(pair)))).toEqual([0, 0]);
    const [room] = sameAs(agreed).rooms;
    const rooms = room === undefined ? [] : [room, { ...room, roomTypeId: 'twin' }];
    const beside = (promotion: Promotion) => changedStay(agreed, { rooms, addons: [] }, today(now(promotion)));
    expect([offOf(beside(pair)), offOf(beside(pair), 1)]).toEqual([
      [0, 0],
      [3000, 3000],
    ]);
    expect(offOf(beside({ ...pair, roomTypeIds: ['twin'] }), 1)).toEqual([0, 0]);
    const large = withRoom({ guests: party(3) });
    const withTwin = { rooms: sameAs(large).rooms.flatMap((one) => [one, { ...one, roomTypeId: 'twin' }]), addons: [] };
    withTwin.rooms = withTwin.rooms.map((one, at) => (at === 1 ? { ...one, guests: party(2) } : one));
    expect(offOf(changedStay(large, withTwin, today(now(pair))), 1)).toEqual([3000, 3000]);
  });

  it('look at the whole stay’s length and last night', () => {
    const tenth = { id: 'tenth', kind: 'percent-off', percent: 10 } as const;
    expect(offOf(change(agreed, { dates }, now({ ...tenth, minNights: 4 })))).toEqual([0, 0, 800, 800]);
    expect(offOf(change(agreed, { dates }, now({ ...tenth, minNights: 5 })))).toEqual([0, 0, 0, 0]);
    expect(offOf(change(agreed, { dates }, now({ ...tenth, stayTo: day(2) })))).toEqual([0, 0, 0, 0]);
  });

  it('look at what the whole stay comes to', () => {
    // Two nights of 6,000 are kept and two of 8,000 added: 28,000.
    const tenth = { id: 'tenth', kind: 'percent-off', percent: 10 } as const;
    expect(offOf(change(agreed, { dates }, now({ ...tenth, minTotal: 28_000 })))).toEqual([0, 0, 800, 800]);
    expect(offOf(change(agreed, { dates }, now({ ...tenth, minTotal: 28_001 })))).toEqual([0, 0, 0, 0]);
    const flat = { id: 'flat', kind: 'flat-above', off: 1000 } as const;
    expect(offOf(change(agreed, { dates }, now({ ...flat, above: 27_999 })))).toEqual([0, 0, 500, 500]);
    expect(offOf(change(agreed, { dates }, now({ ...flat, above: 28_000 })))).toEqual([0, 0, 0, 0]);
    const code = { id: 'code', kind: 'coupon', couponCode: 'TEN', percent: 10 } as const;
    const coded = (minTotal: number) =>
      change(agreed, { dates }, { ...now(tenth), promotions: [], coupon: { ...code, minTotal } });
    expect([offOf(coded(28_000)), offOf(coded(28_001))]).toEqual([
      [0, 0, 800, 800],
      [0, 0, 0, 0],
    ]);
    expect(offOf(change(agreed, {}, now({ ...tenth, minTotal: 1 })))).toEqual([0, 0]);
  });

  it('take a sum off once a booking, and what is left of it where it grew', () => {
    const off = (kind: 'coupon' | 'flat-above', promotionId: string) =>
      withNight({ discounts: [{ kind, promotionId, amount: 600 }] });
    const flat = (sum: number) => now({ id: 'flat', kind: 'flat-above', above: 0, off: sum });
    const code = (sum: number) => ({
      ...now(pair),
      promotions: [],
      coupon: { id: 'c', kind: 'coupon', couponCode: 'C', off: sum } as const,
    });
    const nights = { dates: [day(0), day(1)] };
    const added = (of: AgreedStay, prices: Partial<PricesToday>) => offOf(change(of, nights, prices))?.at(-1);
    expect([600, 1000, 400].map((sum) => added(off('flat-above', 'flat'), flat(sum)))).toEqual([0, 400, 0]);
    expect(added(off('flat-above', 'another'), flat(600))).toBe(600);
    expect([600, 1000, 400].map((sum) => added(off('coupon', ''), code(sum)))).toEqual([0, 400, 0]);
    expect(added(off('flat-above', 'flat'), code(600))).toBe(600);
  });

  it('of nights are none of hours', () => {
    const tenth = { id: 'tenth', kind: 'percent-off', percent: 10 } as const;
    const of = (promotion: Promotion) =>
      change(
        agreed,
        { hours: { startHour: 9, hours: 3 }, dates: [day(0)] },
        {
          promotions: [promotion],
          priceOfHours: () => 2000,
        },
      );
    expect([offOf(of(tenth)), offOf(of({ ...tenth, minNights: 1 }))]).toEqual([[200], [0]]);
  });
});

describe('what rounding left of an agreed price', () => {
  const left = { ...agreed, remainder: 7 };
  it.each([
    ['stays with all nights', [0, 1], 7],
    ['and with more', [0, 1, 2], 7],
    ['goes with the night it is of', [0], 4],
    ['and none comes with another', [1, 2], 3],
    ['so that without those nights there is none', [2, 3], 0],
  ])('%s', (_, nights, remainder) => {
    const after = change(left, { dates: nights.map(day) }, { rateOn: () => rateAt(6000) });
    expect(after && remainderOf(after)).toBe(remainder);
  });
});

describe('extras', () => {
  const car = { addonId: 'car', name: 'Car', category: 'booking' } as const;
  const lots = [700, 800, 900].map((price) => ({ price, quantity: 1 }));
  const had: AgreedStay = { ...agreed, addons: [{ ...car, lots }] };
  const to = (stay: AgreedStay, quantity: number, isSold: boolean) =>
    changedStay(
      stay,
      { ...sameAs(stay), addons: [{ addonId: 'car', quantity }] },
      today({ addonOf: () => (isSold ? { ...car, price: 1000 } : null) }),
    );

  it('that are kept are what was agreed and no more, sold today or not', () => {
    for (const isSold of [true, false]) {
      expect(to(had, 3, isSold)?.addons).toEqual([{ ...car, lots }]);
      expect(to(had, 1, isSold)?.addons).toEqual([{ ...car, lots: lots.slice(0, 1) }]);
    }
  });

  it('that are added have to be sold', () => {
    expect(to(had, 4, true)?.addons[0]?.lots).toEqual([...lots, { price: 1000, quantity: 1, taxes: 'now' }]);
    expect(to(agreed, 2, true)?.addons).toEqual([{ ...car, lots: [{ price: 1000, quantity: 2, taxes: 'now' }] }]);
    expect([to(had, 4, false), to(agreed, 1, false), to(agreed, 0, false)]).toEqual([null, null, null]);
  });
});

describe('an exemption from a tax', () => {
  const declared: AgreedStay = { ...agreed, exemptions: ['business', 'student'] };
  const left = (exemptions: readonly string[] | undefined, stay = declared) =>
    changedStay(stay, { ...sameAs(stay), exemptions }, today())?.exemptions;

  it('stays unless it is said that it was not proved', () => expect(left(undefined)).toEqual(['business', 'student']));
  it('is over where it was not proved, the others are not', () => expect(left(['student'])).toEqual(['student']));
  it('is not added by a change', () => {
    expect(left(['business', 'student', 'diplomat'])).toEqual(['business', 'student']);
    expect(left(['business'], agreed)).toBeUndefined();
  });
});
