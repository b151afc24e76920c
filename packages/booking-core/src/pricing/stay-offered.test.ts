import { describe, expect, it } from 'vitest';
import type { CouponOffer, Promotion } from '../promotion/promotion.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { priceRoom } from './price-room.ts';
import { priceStay } from './price-stay.ts';
import type { PricedRoom } from './pricing.types.ts';
import { isCodeForStay } from './stay-offered.ts';
import { nightlyRates, roomOf, stayOf } from './stay.fixtures.ts';

// Three nights from Friday, 2026-11-27, the last one on the 29th: 18,600 a room.
const room = roomOf(nightlyRates(6200, 3));
const suite = { ...room, roomTypeId: 'suite', ratePlanId: 'fixed' };
const date = '2026-11-27' as LocalDate;
const ofHours: PricedRoom = { ...room, stay: { kind: 'hours', hours: { date, startHour: 9, hours: 3, price: 900 } } };
const last = (day: string) => `2026-11-${day}` as LocalDate;

describe('what a code is for', () => {
  const code = (of: Partial<CouponOffer>): CouponOffer => ({
    id: 'code',
    kind: 'coupon',
    couponCode: 'TEN',
    percent: 10,
    ...of,
  });
  it.each<[string, Partial<CouponOffer>, readonly PricedRoom[], boolean]>([
    ['every stay', {}, [room], true],
    ['so many nights', { minNights: 3 }, [room], true],
    ['no fewer', { minNights: 4 }, [room], false],
    ['nights, and no hours', { minNights: 1 }, [ofHours], false],
    ['hours', {}, [ofHours], true],
    ['a last night', { stayTo: last('29') }, [room], true],
    ['no later one', { stayTo: last('28') }, [room], false],
    ['the sum of all rooms', { minTotal: 37_200 }, [room, suite], true],
    ['no less', { minTotal: 37_201 }, [room, suite], false],
    ['rooms of a type', { roomTypeIds: ['teak-king'] }, [room], true],
    ['all of them', { roomTypeIds: ['teak-king'] }, [room, suite], false],
    ['a stay that has no room yet', { minNights: 4 }, [], true],
  ])('%s', (_, of, rooms, isFor) => expect(isCodeForStay({ rooms, coupon: code(of) })).toBe(isFor));

  it('is nothing where none was entered, and it names a room without nights', () => {
    expect(isCodeForStay({ rooms: [room], coupon: null })).toBe(true);
    expect(() => isCodeForStay({ rooms: [roomOf([])], coupon: code({}) })).toThrow(
      expect.objectContaining({ code: 'empty', argument: 'rooms.stay.nights' }),
    );
  });
});

describe('an offer of nights, rooms and plans', () => {
  const pair = { id: 'pair', kind: 'stay-price', nights: 2, price: 10_000, maxPax: 2 } as const;
  const tenth = { id: 'tenth', kind: 'percent-off', percent: 10 } as const;
  const { guests } = room;
  it.each<[string, readonly Promotion[], typeof guests, number]>([
    // Two of the three nights of 6,200 for 10,000.
    ['a price of the stay', [pair], guests, 2400],
    ['beside one that takes less', [{ ...tenth, percent: 1 }, pair], guests, 2400],
    ['beside one that takes more', [tenth, { ...pair, price: 12_300 }], guests, 1860],
    // Its three nights are 7,400 each; two of them for 10,000 would be 4,800 off.
    ['for more guests than it is for', [pair], { ...guests, adults: 3 }, 0],
    ['a sum off each night', [{ id: 'sum', kind: 'amount-off', off: 200 }], guests, 600],
    ['of other rooms', [{ ...tenth, roomTypeIds: ['suite'] }], guests, 0],
    ['of other plans', [{ ...tenth, ratePlanIds: ['fixed'] }], guests, 0],
    ['of as many nights', [{ ...tenth, minNights: 3 }], guests, 1860],
    ['of more nights', [{ ...tenth, minNights: 4 }], guests, 0],
    ['of a last night', [{ ...tenth, stayTo: last('29') }], guests, 1860],
    ['of none so late', [{ ...tenth, stayTo: last('28') }], guests, 0],
  ])('%s is on the bill as in a list of rooms', (_, promotions, party, discount) => {
    const stay = stayOf({ promotions, taxes: [], rooms: [{ ...room, guests: party }] });
    const bill = priceStay(stay);
    expect(bill.discount).toBe(discount);
    expect(priceRoom(stay, nightlyRates(6200, 3), party, room)).toEqual({
      priceBeforeTax: bill.roomsTotal - discount,
      total: bill.roomsTotal - discount,
    });
  });

  it('of nights is none of hours', () => {
    const off = (promotion: Promotion) =>
      priceStay(stayOf({ promotions: [promotion], rooms: [ofHours], taxes: [] })).discount;
    expect([off(tenth), off({ ...tenth, minNights: 1 })]).toEqual([90, 0]);
  });
});
