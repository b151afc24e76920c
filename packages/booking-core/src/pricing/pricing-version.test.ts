import { expect, it } from 'vitest';
import type { Promotion } from '../promotion/promotion.types.ts';
import { priceStay, pricingVersion } from './price-stay.ts';
import { indianTaxes, nightlyRates, roomOf, stayOf, tax } from './stay.fixtures.ts';

/** A sequence that is the same on every machine (Park and Miller). */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** FNV-1a of a text, as hexadecimal. */
function fingerprint(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (let position = 0; position < text.length; position++)
    hash = Math.imul(hash ^ text.charCodeAt(position), 0x01_00_01_93) >>> 0;
  return hash.toString(16);
}

const taxSets = [
  indianTaxes,
  indianTaxes.map((entry) => ({ ...entry, inclusive: true })),
  [tax({ id: 'vat', tax: 7, inclusive: true }), tax({ id: 'city', taxType: 'fixed', tax: 500, index: 1 })],
  [
    tax({ id: 'service', tax: 10, index: 1 }),
    tax({ id: 'vat', tax: 5, index: 2, useIndex: 1 }),
    tax({ id: 'once', level: 'booking', taxType: 'fixed', tax: 99, index: 3 }),
  ],
];

it('any change of a bill is a new pricing version', () => {
  const next = sequence(1760);
  const bills = Array.from({ length: 400 }, () => {
    const rooms = Array.from({ length: 1 + next(3) }, () =>
      roomOf(nightlyRates(next(12_000), 1 + next(8)), {
        adults: 1 + next(3),
        childAges: [next(18), null].slice(next(3)),
        infants: next(2),
      }),
    );
    const promotions: Promotion[] = [
      { id: 'flat', kind: 'flat-above', above: next(30_000), off: next(3000) },
      { id: 'early', kind: 'early-bird', daysAhead: next(14), percent: next(30) },
    ];
    const coupon = next(2) === 0 ? null : ({ id: 'code', kind: 'coupon', couponCode: 'KEY15', percent: 15 } as const);
    return priceStay(
      stayOf({
        rooms,
        promotions,
        coupon,
        taxes: taxSets[next(taxSets.length)] ?? [],
        convenienceFee: { kind: 'percentage', percent: next(5) },
        advance: { kind: 'percentage', percent: next(100) },
      }),
    );
  });
  // Another fingerprint means that bills have changed: if that is wanted, write a new `pricingVersion` with it.
  expect({ [pricingVersion]: fingerprint(JSON.stringify(bills)) }).toEqual({ '2026-11-30': '2545add4' });
});
