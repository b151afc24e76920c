import type { LocalDate } from '@latchkey/booking-core/dates';
import fc from 'fast-check';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { tax } from './contract-house.ts';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const rate = fc.integer({ min: 2000, max: 40_000 });
const someDays = fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 6 });
/** Days of the six weeks that the law walks. */
const day = (first: number) => fc.integer({ min: 0, max: 41 }).map((at) => dayAt(first + at));

export const dayAt = (at: number): LocalDate =>
  new Date(Date.UTC(2027, 1, 1 + at)).toISOString().slice(0, 10) as LocalDate;

const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });

const restriction = fc.record(
  {
    on: fc.uniqueArray(day(0), { minLength: 1, maxLength: 12 }),
    weekdays: someDays,
    ratePlanIds: fc.constant<string[]>(['flexible']),
    minStay: fc.integer({ min: 1, max: 4 }),
    maxStay: fc.integer({ min: 3, max: 8 }),
    stayLengths: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 4, maxLength: 8 }),
    minStayThrough: fc.integer({ min: 1, max: 3 }),
    maxStayThrough: fc.integer({ min: 4, max: 9 }),
    arrivalDays: someDays,
    departureDays: someDays,
    closedToArrival: fc.constant(true as const),
    closedToDeparture: fc.constant(true as const),
    minAdvanceDays: fc.integer({ min: 0, max: 80 }),
    maxAdvanceDays: fc.integer({ min: 85, max: 120 }),
  },
  { requiredKeys: [] },
);

const season = fc.record({
  span: fc.tuple(day(0), day(0)),
  percent: fc.constantFrom(0, -20, 15, 33.3),
  own: optional(rate),
  isSingle: fc.boolean(),
});

const taxes = fc.subarray([
  tax({ id: 'vat', tax: 7, inclusive: true, index: 1 }),
  tax({ id: 'city', tax: 7.5, index: 2 }),
  tax({ id: 'night', taxType: 'fixed', tax: 150, per: 'person', maxNights: 3, index: 3 }),
  tax({ id: 'band', tax: 12, priceFrom: 12_000, index: 4 }),
  tax({ id: 'head', taxType: 'fixed', tax: 70, per: 'person', exemptUnderAge: 10, index: 5 }),
  tax({ id: 'extras', tax: 18, on: ['extras'], addonIds: ['airport-car', 'thali-dinner'], index: 6 }),
  tax({ id: 'all', tax: 3, on: ['rooms', 'extras', 'fee'], roomTypeIds: ['garden-twin'], index: 7 }),
  tax({ id: 'of-fee', tax: 9, on: ['fee'], feeIds: ['resort'], index: 9 }),
  tax({ id: 'once', level: 'booking', taxType: 'fixed', tax: 333, index: 8 }),
]);

const promotions = fc.subarray([
  { id: 'early', kind: 'early-bird', daysAhead: 75, percent: 12 },
  { id: 'week', kind: 'long-stay', nights: 7, percent: 15 },
  { id: 'five', kind: 'stay-price', nights: 5, price: 45_000, maxPax: 2 },
  { id: 'more', kind: 'percent-off', percent: 5, combinable: true },
  { id: 'flat', kind: 'flat-above', above: 60_000, off: 2500 },
  { id: 'kings', kind: 'amount-off', off: 400, roomTypeIds: ['courtyard-king'] },
  { id: 'heads', kind: 'amount-off', off: 250, per: 'guest' },
  { id: 'together', kind: 'percent-off', percent: 9, minRooms: 2, combinable: true },
] satisfies HotelFacts['promotions']);

/** The codes of every house; a stay may name one of them. */
export const codes = [
  { id: 'tenth', kind: 'coupon', couponCode: 'TENTH', percent: 10 },
  { id: 'sum', kind: 'coupon', couponCode: 'SUM', off: 1500, minTotal: 40_000 },
  { id: 'alone', kind: 'coupon', couponCode: 'ALONE', percent: 15, combinable: false },
  { id: 'long', kind: 'coupon', couponCode: 'LONG', percent: 7.5, minNights: 4, ratePlanIds: ['flexible'] },
] as const satisfies HotelFacts['promotions'];

const sums = fc.record({
  price: fc.integer({ min: 0, max: 3000 }),
  prices: fc.constantFrom<HotelFacts['addons'][number]['prices']>(
    undefined,
    [{ from: '01-01', to: '12-31', price: 1700 }],
    [
      { from: '2027-03-03', to: '2027-03-03', price: 90 },
      { from: '03-05', to: '02-10', price: 2600 },
    ],
  ),
  each: fc.constantFrom<'night' | 'stay'>('night', 'stay'),
  category: fc.constantFrom<'person' | 'room' | 'booking'>('person', 'room', 'booking'),
});

const shares = fc.constantFrom(2.9, 10).map((percent) => ({
  price: 0,
  percent,
  prices: undefined,
  each: 'stay' as const,
  category: 'booking' as const,
}));
const extras = fc.oneof({ weight: 5, arbitrary: sums }, { weight: 1, arbitrary: shares });

/** Prices of hours, by guests or for all that a room takes. */
const hourly = fc
  .tuple(fc.integer({ min: 500, max: 4000 }), fc.constantFrom<'all' | 'one' | 'each'>('all', 'one', 'each'))
  .map(([price, of]): HotelFacts['rooms'][number]['prices'][string]['hourly'] =>
    of === 'all'
      ? [
          { hours: 3, price },
          { hours: 6, price: price * 2 },
        ]
      : of === 'one'
        ? [{ hours: 3, price, pax: 1 }]
        : [1, 2, 3].map((pax) => ({ hours: 3, price: price + 300 * pax, pax })),
  );

/** What a hotel's files may say of prices and stays, drawn at random. */
const drawn = fc.record({
  prices: fc.tuple(rate, rate),
  extraAdult: fc.integer({ min: 0, max: 5000 }),
  extraChild: fc.integer({ min: 0, max: 3000 }),
  by: fc.constantFrom({ percent: -10 }, { percent: 12.5 }, { amount: 700 }, null),
  restrictions: fc.array(restriction, { maxLength: 3 }),
  seasons: fc.array(season, { maxLength: 3 }),
  weekdays: fc.constantFrom({}, { fri: 20, sat: 20 }),
  roundPricesTo: fc.constantFrom(1, 50),
  taxes,
  promotions,
  childBands: fc.constantFrom<HotelFacts['childBands']>(
    [],
    [
      { under: 5, percent: 0 },
      { under: 12, percent: 50 },
    ],
    [
      { under: 2, price: 0 },
      { under: 11, price: 900 },
      { under: 16, percent: 75 },
    ],
    [
      { under: 3, percent: 0 },
      { under: 15, percent: 40, percentOf: 'full-payer' },
    ],
  ),
  twin: fc.record({ share: fc.constantFrom(0.6, 0.85, 1.3), extraAdult: fc.boolean(), extraChild: fc.boolean() }),
  king: fc.record({ extraAdult: fc.constantFrom(true, true, false), extraChild: fc.constantFrom(true, true, false) }),
  isWhole: fc.constantFrom(false, false, true),
  extras: fc.tuple(extras, extras),
  hourly,
  fees: fc.subarray([
    { id: 'resort', per: 'night', amount: 700 },
    { id: 'cleaning', per: 'room', amount: 2500 },
    { id: 'linen', per: 'guest', amount: 800 },
    { id: 'energy', per: 'guest-night', amount: 120 },
    { id: 'garage', per: 'room-night', amount: 450 },
    { id: 'desk', per: 'booking', amount: 1000 },
  ] satisfies HotelFacts['fees']),
  fee: fc.constantFrom(null, { kind: 'fixed' as const, amount: 900 }, { kind: 'percentage' as const, percent: 2.5 }),
});

export type DrawnHouse = typeof drawn extends fc.Arbitrary<infer One> ? One : never;

/** A house, as the data that it is written from. */
export const randomHouse: fc.Arbitrary<DrawnHouse> = drawn;

/** A stay of a party in those weeks, and what of it is chosen: numbers that are read against what is on sale. */
export const randomStay = fc.record({
  from: fc.integer({ min: 0, max: 40 }),
  nights: fc.integer({ min: 1, max: 9 }),
  adults: fc.integer({ min: 1, max: 4 }),
  childAges: fc.oneof(fc.constant<number[]>([]), fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 })),
  picks: fc.array(fc.record({ offer: fc.nat(9), roomCount: fc.integer({ min: 1, max: 2 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  extras: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 }),
  code: fc.option(fc.nat(codes.length - 1)),
  hours: fc.record({ start: fc.nat(23), length: fc.nat(1), roomCount: fc.integer({ min: 1, max: 2 }) }),
});

export type DrawnStay = typeof randomStay extends fc.Arbitrary<infer One> ? One : never;
