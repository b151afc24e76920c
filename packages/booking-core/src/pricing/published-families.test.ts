import { describe, expect, it, test } from 'vitest';
import { localDateOf } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { pricesIn } from '../extras/dated-prices.ts';
import { areOfAges } from '../guests/ages.ts';
import type { ChildBand, GuestCounts } from '../guests/guest-counts.types.ts';
import { pricedGuestsOf } from '../guests/priced-guests.ts';
import type { Promotion } from '../promotion/promotion.types.ts';
import { nightPriceFor } from './night-price.ts';
import { priceStay } from './price-stay.ts';
import type { NightlyRate, PricedAddon, StayToPrice } from './pricing.types.ts';
import { roomOf, stayOf, tax } from './stay.fixtures.ts';

// Shows docs/rules.md: Entities (Guests, Promotion).

// The sums are worked out by hand from lists that houses publish.

const firstDay = 20_784;
type Rate = Omit<NightlyRate, 'date'>;
const full = (under: number, percent: number): ChildBand => ({ under, percent, percentOf: 'full-payer' });
const house = (each: number, single: number, extraAdult: number, ...childBands: ChildBand[]): Rate => ({
  priceForPax: [
    { pax: 1, price: single },
    { pax: 2, price: 2 * each },
  ],
  extraAdult,
  extraChild: 0,
  childBands,
});
const party = (adults: number, ...childAges: number[]): GuestCounts => ({ adults, childAges, infants: 0 });

/** hotel-gruenerbaum.com: with parents 0-4 free, 5-7 half, 8-12 30 % less; two at 55.00. */
const gruenerbaum = house(5500, 7500, 4500, full(5, 0), full(8, 50), full(13, 70));
/** gappmaier.at: to 3 free, 3-6 75 % less, 6-10 half, 10-16 25 % less, a third adult 10 % less, alone 10.00 more; two at 60.00. */
const gappmaier = house(6000, 7000, 5400, full(3, 0), full(6, 25), full(10, 50), full(16, 75));
/** alpenheim.it: infants 25.00, 3-8 half, 8-15 30 % less, from 15 20 % less; two at 140.00. */
const alpenheim = house(14_000, 20_000, 11_200, { under: 3, price: 2500 }, full(8, 50), full(15, 70), full(18, 80));

test.each<[string, Rate, GuestCounts, number]>([
  ['Grüner Baum, a child of 4', gruenerbaum, party(2, 4), 11_000],
  ['Grüner Baum, a child of 5', gruenerbaum, party(2, 5), 13_750],
  ['Grüner Baum, a child of 8', gruenerbaum, party(2, 8), 14_850],
  ['Grüner Baum, children of 4, 7 and 12', gruenerbaum, party(2, 4, 7, 12), 17_600],
  ['Gappmaier, a child of 2', gappmaier, party(2, 2), 12_000],
  ['Gappmaier, a child of 3', gappmaier, party(2, 3), 13_500],
  ['Gappmaier, children of 6 and 10', gappmaier, party(2, 6, 10), 19_500],
  ['Gappmaier, a child of 15', gappmaier, party(2, 15), 16_500],
  ['Gappmaier, a third of 16', gappmaier, party(2, 16), 17_400],
  ['Gappmaier, one adult', gappmaier, party(1), 7000],
  ['Gappmaier, one adult with a child of 6', gappmaier, party(1, 6), 10_000],
  ['Alpenheim, a child of 2', alpenheim, party(2, 2), 30_500],
  ['Alpenheim, a child of 3', alpenheim, party(2, 3), 35_000],
  ['Alpenheim, children of 7 and 8', alpenheim, party(2, 7, 8), 28_000 + 7000 + 9800],
  ['Alpenheim, a guest of 15', alpenheim, party(2, 15), 39_200],
  ['Alpenheim, three adults', alpenheim, party(3), 39_200],
  // 95.01 for two: half of 47.505 is 23.7525.
  ['half of an odd price', { ...gruenerbaum, priceForPax: [{ pax: 2, price: 9501 }] }, party(2, 5), 9501 + 2375],
])('%s', (_, rate, guests, price) =>
  expect(nightPriceFor({ date: localDateOf(firstDay), ...rate }, pricedGuestsOf(guests), 'rate')).toBe(price),
);

const stayFor = (guests: GuestCounts[], nights: number, more: Partial<StayToPrice> = {}): StayToPrice =>
  stayOf({
    currency: 'EUR',
    taxes: [],
    rooms: guests.map((one) =>
      roomOf(
        Array.from({ length: nights }, (_, at) => ({ date: localDateOf(firstDay + at), ...gruenerbaum })),
        one,
      ),
    ),
    ...more,
  });

describe('extras by season, age and share of the stay', () => {
  // campinglegurp.com 2026: a dog 3.00, 4.00 in July and August, 3.00 again, by the night.
  const dog = {
    price: 300,
    each: 'night' as const,
    prices: [{ from: '07-01', to: '08-31', price: 400 }],
  };
  it.each([
    ['2026-06-29', '2026-07-03', 3 + 3 + 4 + 4],
    ['2026-08-30', '2026-09-02', 4 + 4 + 3],
    ['2026-07-01', '2026-07-08', 28],
  ])('a dog from %s to %s', (checkIn, checkOut, euros) => {
    const when = { kind: 'nights' as const, checkIn: checkIn as LocalDate, checkOut: checkOut as LocalDate };
    const { price, nights = [] } = pricesIn(dog, when);
    const addon: PricedAddon = {
      addonId: 'dog',
      name: 'Dog',
      category: 'booking',
      price,
      nights,
      quantity: nights.length,
    };
    expect(nights.reduce((sum, night) => sum + night.price, 0)).toBe(100 * euros);
    expect(priceStay(stayFor([party(2)], nights.length, { addons: [addon] })).addonsTotal).toBe(100 * euros);
  });

  // The insurance of campinglegurp.com: 2.9 % of the stay.
  const insurance: PricedAddon = {
    addonId: 'i',
    name: 'Insurance',
    category: 'booking',
    price: 0,
    percent: 2.9,
    quantity: 1,
  };
  it.each<[string, Partial<StayToPrice>, number]>([
    // 330.00: 9.57.
    ['of three nights at 110.00', {}, 957],
    // 297.00: 8.613.
    ['after 10 % off', { promotions: [{ id: 'off', kind: 'percent-off', percent: 10 }] }, 861],
    // A tax on top of rooms is left out of its base, and so is another extra.
    [
      'beside a tax and a car',
      {
        taxes: [tax({ id: 'vat', tax: 10 })],
        addons: [insurance, { addonId: 'car', name: 'Car', category: 'booking', price: 5000, quantity: 1 }],
      },
      957 + 5000,
    ],
  ])('an insurance of 2.9 % %s', (_, more, sum) =>
    expect(priceStay(stayFor([party(2)], 3, { addons: [insurance], ...more })).addonsTotal).toBe(sum),
  );

  it.each([
    ['from 4 to 11', { from: 4, to: 11 }, 2],
    ['to 3', { to: 3 }, 2],
    ['from 12', { from: 12 }, 3],
    ['any', {}, 7],
  ])('breakfasts of guests %s', (_, ages, guests) =>
    // Two adults, children of 3, 4, 11 and 12, and an infant.
    expect(areOfAges({ adults: 2, childAges: [3, 4, 11, 12], infants: 1 }, ages)).toBe(guests),
  );
});

describe('a sum off each guest, and two houses together', () => {
  const off = (per: 'room' | 'guest' | 'adult', sum = 500): Promotion => ({
    id: 'off',
    kind: 'amount-off',
    off: sum,
    per,
  });
  // roserentals.co.uk: 10 % off two houses.
  const two: Promotion = { id: 'two', kind: 'percent-off', percent: 10, minRooms: 2 };
  const family = party(2, 5);
  it.each<[string, GuestCounts[], Promotion, number]>([
    // Three guests, three nights.
    ['5.00 off each guest', [family], off('guest'), 4500],
    ['5.00 off each adult', [family], off('adult'), 3000],
    ['5.00 off each room', [family], off('room'), 1500],
    ['5.00 off each of five in two rooms', [family, party(2)], off('guest'), 7500],
    ['infants have nothing off', [{ ...party(2), infants: 2 }], off('guest'), 3000],
    // 137.50 a night, three times.
    ['never more than the rooms cost', [family], off('guest', 90_000), 41_250],
    ['10 % off two houses', [party(2), party(2)], two, 6600],
    ['10 % off three houses', [party(2), party(2), party(2)], two, 9900],
    ['nothing off one house', [party(2)], two, 0],
    ['nothing off houses of which one is another', [party(2), party(2)], { ...two, roomTypeIds: ['coach-house'] }, 0],
  ])('%s', (_, guests, offer, discount) =>
    expect(priceStay(stayFor(guests, 3, { promotions: [offer] })).discount).toBe(discount),
  );
});
