import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { discountsOf, offersOn } from './discounts.ts';
import type { StayOffered } from './offer-holds.ts';

const dates = { bookedOn: '2026-11-20' as LocalDate, checkIn: '2026-11-27' as LocalDate };
const lastNight = '2026-11-29' as LocalDate;

describe('a price of the stay', () => {
  const week = { id: 'week', kind: 'stay-price', nights: 7, price: 70_000 } as const;
  const room = { roomTypeId: 'villa', ratePlanId: 'flexible' };
  const off = (nights: number, more: object = {}, of: object = {}) => {
    const prices = Array.from({ length: nights }, () => 13_000);
    const rooms: StayOffered['rooms'] = [{ ...room, prices, ...more }];
    const stay = { lastNight, nights, roomsTotal: nights * 13_000, rooms };
    return discountsOf(offersOn([{ ...week, ...of }], dates), null, stay).discount;
  };

  it('is none in a room whose nights are not known', () => {
    expect(off(7)).toBe(21_000);
    expect(off(7, { prices: undefined })).toBe(0);
  });

  it('is for each full number of nights: eight nights are a week for 700 and a night for 130', () => {
    expect([6, 7, 8, 14].map((nights) => off(nights))).toEqual([0, 21_000, 21_000, 42_000]);
  });

  it('never makes a stay dearer, and is for no more guests than it says', () => {
    expect(off(7, {}, { price: 100_000 })).toBe(0);
    const party = (adults: number) => off(7, { guests: { adults, childAges: [3] } }, { maxPax: 2 });
    expect([party(1), party(2)]).toEqual([21_000, 0]);
  });
});
