import fc from 'fast-check';
import { localDateOf } from '../src/dates/local-date.ts';
import type { TaxEntry } from '../src/tax/tax.types.ts';
import { agreedStayOf } from '../src/pricing/agreed-stay.ts';
import type { AgreedStay } from '../src/pricing/agreed-stay.types.ts';
import type { PricesToday, WantedRoom, WantedStay } from '../src/pricing/changed-stay.types.ts';
import { priceStay } from '../src/pricing/price-stay.ts';
import type { Fee, NightlyRate, StayToPrice } from '../src/pricing/pricing.types.ts';
import { indianTaxes, nightlyRates, roomOf, stayOf, tax } from '../src/pricing/stay.fixtures.ts';

export const berlin = [
  tax({ id: 'vat', tax: 7, inclusive: true, index: 1 }),
  tax({ id: 'city', tax: 7.5, index: 2 }),
  tax({ id: 'linen', level: 'booking', taxType: 'fixed', tax: 400 }),
];
const taxSets: readonly (readonly TaxEntry[])[] = [[], indianTaxes, berlin];
export const firstDay = 20_784;

export const agreedOf = (stay: StayToPrice, name = 'then'): AgreedStay => agreedStayOf(stay, priceStay(stay), name);

/** What a change asks for that changes nothing. */
export const sameAs = (stay: AgreedStay): WantedStay => ({
  rooms: stay.rooms.map(({ nights, ...room }): WantedRoom => ({ ...room, dates: nights.map(({ date }) => date) })),
  addons: stay.addons.map(({ addonId, lots }) => ({
    addonId,
    quantity: lots.reduce((sum, { quantity }) => sum + quantity, 0),
  })),
});

export const today = (fields: Partial<PricesToday> = {}): PricesToday => ({
  bookedOn: localDateOf(firstDay - 1),
  checkIn: localDateOf(firstDay),
  promotions: [],
  coupon: null,
  taxes: 'now',
  rateOn: () => null,
  priceOfHours: () => null,
  addonOf: () => null,
  ...fields,
});

export const rateAt = (price: number): Omit<NightlyRate, 'date'> => ({
  priceForPax: [
    { pax: 1, price: price - 500 },
    { pax: 2, price },
  ],
  extraAdult: 1200,
  extraChild: 600,
});

/** A fee of each unit. */
export const someFees = (['guest-night', 'booking', 'night', 'room', 'room-night', 'guest'] as const).map(
  (per, at): Fee => ({ feeId: per, name: per, per, amount: 100 * (at + 1) }),
);

export const amount = fc.integer({ min: 0, max: 20_000 });
const guests = fc.record({
  adults: fc.integer({ min: 1, max: 3 }),
  childAges: fc.array(fc.option(fc.integer({ min: 0, max: 17 })), { maxLength: 2 }),
  infants: fc.integer({ min: 0, max: 1 }),
});
export const anyStay: fc.Arbitrary<StayToPrice> = fc
  .record({
    rooms: fc.array(fc.record({ price: amount, nights: fc.integer({ min: 1, max: 6 }), guests }), {
      minLength: 1,
      maxLength: 3,
    }),
    taxes: fc.constantFrom(...taxSets),
    percent: fc.integer({ min: 0, max: 100 }),
    off: amount,
    code: fc.boolean(),
    addon: fc.integer({ min: 0, max: 3 }),
    hasFees: fc.boolean(),
    fee: fc.constantFrom(null, { kind: 'percentage' as const, percent: 3 }, { kind: 'fixed' as const, amount: 700 }),
  })
  .map(({ rooms, taxes, percent, off, code, addon, fee, hasFees }) =>
    stayOf({
      rooms: rooms.map((room) => roomOf(nightlyRates(room.price, room.nights, firstDay), room.guests)),
      taxes,
      promotions: [
        { id: 'early', kind: 'early-bird', daysAhead: 2, percent },
        { id: 'flat', kind: 'flat-above', above: 5000, off },
      ],
      coupon: code ? { id: 'ten', kind: 'coupon', couponCode: 'TEN', percent: 10 } : null,
      addons:
        addon === 0 ? [] : [{ addonId: 'car', name: 'Car', category: 'person' as const, price: 700, quantity: addon }],
      convenienceFee: fee,
      ...(hasFees ? { fees: someFees } : {}),
      advance: { kind: 'percentage', percent: 30 },
    }),
  );
