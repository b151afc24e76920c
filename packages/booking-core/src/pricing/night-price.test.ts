import { describe, expect, it } from 'vitest';
import type { ChildBand } from '../guests/guest-counts.types.ts';
import { pricedGuestsOf } from '../guests/priced-guests.ts';
import { nightPriceFor } from './night-price.ts';

const rate = {
  date: '2026-11-27' as never,
  priceForPax: [
    { pax: 1, price: 100 },
    { pax: 2, price: 150 },
    { pax: 4, price: 200 },
  ],
  extraAdult: 30,
  extraChild: 10,
};

describe('a night', () => {
  it.each([
    [1, 0, 100],
    [2, 0, 150],
    [1, 1, 150],
    [3, 0, 200],
    [2, 2, 200],
    [5, 0, 230],
    [4, 1, 210],
    [5, 1, 240],
    [1, 4, 210],
  ])('for %i at the adult and %i at the child price costs %i', (atAdultPrice, atChildPrice, price) => {
    expect(nightPriceFor(rate, { atAdultPrice, atChildPrice, ages: [] }, 'rate')).toBe(price);
  });

  it.each([
    ['unpriceable', 'rate.priceForPax', { ...rate, priceForPax: [] }],
    ['negative', 'rate.priceForPax', { ...rate, priceForPax: [{ pax: 2, price: -1 }] }],
    ['not_an_integer', 'rate.extraAdult', { ...rate, extraAdult: 0.5 }],
    ['not_an_integer', 'rate.extraChild', { ...rate, extraChild: Number.NaN }],
  ])('throws %s for %s', (code, argument, wrong) => {
    expect(() => nightPriceFor(wrong, { atAdultPrice: 2, atChildPrice: 0, ages: [] }, 'rate')).toThrow(
      expect.objectContaining({ code, argument }),
    );
  });
});

describe('a property’s own bands for children', () => {
  const base = { ...rate, priceForPax: [1, 2, 3].map((pax) => ({ pax, price: [150, 200, 250][pax - 1] ?? 0 })) };
  const priceWith = (childBands: readonly ChildBand[], ...childAges: (number | null)[]) =>
    nightPriceFor(
      { ...base, extraAdult: 100, childBands },
      pricedGuestsOf({ adults: 2, childAges, infants: 0 }),
      'rate',
    );
  const share = [
    { under: 2, percent: 0 },
    { under: 7, percent: 30 },
    { under: 18, percent: 50 },
  ];

  it.each([
    ['each in his own band, as a part of a further adult’s price', share, [5, 12], 280],
    ['whatever their order', share, [8, 5], 280],
    ['nothing for the smallest', share, [1], 200],
    ['all of them free in the beds', [{ under: 18, price: 0 }], [15, 17], 200],
    [
      'a sum of their own, beside a room price for three',
      [
        { under: 6, price: 0 },
        { under: 13, price: 25 },
      ],
      [8],
      225,
    ],
    ['an age that is not given, as the oldest under 12', [{ under: 12, price: 20 }], [null], 220],
    ['who is above all bands, as an adult', [{ under: 12, price: 20 }], [12], 250],
    ['never more than as many adults', [{ under: 12, price: 90 }], [8], 250],
  ])('%s', (_, bands, ages, price) => expect(priceWith(bands, ...ages)).toBe(price));

  it.each([
    ['negative', { under: 12, price: -1 }],
    ['invalid_percent', { under: 12, percent: -1 }],
  ])('are named where one is %s', (code, band) =>
    expect(() => priceWith([band], 8)).toThrow(expect.objectContaining({ code, argument: 'rate.childBands' })),
  );
});
