import { measure } from 'mitata';
import type { LocalDate } from '../src/dates/local-date.types.ts';
import { priceStay } from '../src/pricing/price-stay.ts';
import { indianTaxes, nightlyRates, roomOf, stayOf, tax } from '../src/pricing/stay.fixtures.ts';
import { sortRooms } from '../src/rooms/sort-rooms.ts';

const rooms = [5200, 6200, 9800].map((price) => roomOf(nightlyRates(price, 7)));
const promotions = [{ id: 'long-stay', kind: 'flat-above', above: 15_000, off: 1000 }] as const;
const indian = stayOf({
  rooms,
  taxes: [...indianTaxes, tax({ id: 'city', taxType: 'fixed', tax: 50, index: 5 })],
  promotions,
});
const inclusive = stayOf({
  rooms,
  taxes: [
    ...indianTaxes.map((entry) => ({ ...entry, inclusive: true })),
    tax({ id: 'cess', tax: 1, index: 9, useIndex: 1, inclusive: true, validFrom: '2026-11-29' as LocalDate }),
  ],
  promotions,
});
const many = Array.from({ length: 500 }, (_, position) => ({
  availableRooms: position % 7,
  pricing: [
    {
      priceForPax: [{ priceBeforeTax: (position * 7919) % 10_007 }, { priceBeforeTax: (position * 104_729) % 10_007 }],
    },
  ],
}));

/** Each promise of the README: what is done, and the most microseconds it may take at the median. */
const promises: readonly (readonly [string, number, () => unknown])[] = [
  ['a bill of 3 rooms, 7 nights, 5 taxes', 50, () => priceStay(indian)],
  ['the same with inclusive, compound taxes', 50, () => priceStay(inclusive)],
  ['sorting 500 rooms', 200, () => sortRooms(many)],
];

const broken: string[] = [];
for (const [name, most, act] of promises) {
  const { p50, p99 } = await measure(act, {});
  console.log(`${name}: ${(p50 / 1000).toFixed(1)} µs (p99 ${(p99 / 1000).toFixed(1)}), at most ${most} µs`);
  if (p50 / 1000 > most) broken.push(name);
}
if (broken.length > 0) throw new Error(`slower than promised: ${broken.join('; ')}`);
