import type { LocalDate } from '@latchkey/booking-core/dates';
import fc from 'fast-check';
import type { HotelFacts } from '../src/features/catalogue/hotel-files/hotel-facts.schema.ts';
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
]);

const promotions = fc.subarray([
  { id: 'early', kind: 'early-bird', daysAhead: 75, percent: 12 },
  { id: 'week', kind: 'long-stay', nights: 7, percent: 15 },
  { id: 'five', kind: 'stay-price', nights: 5, price: 45_000, maxPax: 2 },
  { id: 'more', kind: 'percent-off', percent: 5, combinable: true },
  { id: 'flat', kind: 'flat-above', above: 60_000, off: 2500 },
] satisfies HotelFacts['promotions']);

/** What a hotel's files may say of prices and stays, drawn at random, as an edit of the house of the cases. */
export const randomHouse: fc.Arbitrary<(facts: HotelFacts) => void> = fc
  .record({
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
    ),
    fee: fc.constantFrom(null, { kind: 'fixed' as const, amount: 900 }, { kind: 'percentage' as const, percent: 2.5 }),
  })
  .map((of) => (facts: HotelFacts) => {
    const [one, more] = of.prices;
    facts.rooms = facts.rooms.filter(({ id }) => id === 'courtyard-king');
    for (const room of facts.rooms) {
      Object.assign(room, { maxPax: 3, maxBeds: 3, extraAdult: true, extraChild: true, total: 5, maxRooms: 5 });
      const flexible = {
        priceForPax: [
          { pax: 1, price: Math.min(one, more) },
          { pax: 2, price: Math.max(one, more) },
        ],
        extraAdult: of.extraAdult,
        extraChild: of.extraChild,
        hourly: [],
      };
      room.prices = of.by === null ? { flexible, saver: flexible } : { flexible };
    }
    facts.ratePlans = facts.ratePlans.map((plan) => ({
      ...plan,
      payment: ['full', 'at-property'],
      ...(plan.id === 'saver' && of.by !== null ? { derivedFrom: { ratePlanId: 'flexible', ...of.by } } : {}),
    }));
    facts.restrictions = of.restrictions.map((rule, at) => ({ id: `rule-${at}`, ...rule }));
    facts.seasons = of.seasons.map(({ span: [first, last], percent, own, isSingle }, at) => ({
      id: `season-${at}`,
      ...(isSingle ? { on: [first] } : first < last ? { from: first, to: last } : { from: last, to: first }),
      percent,
      minStay: 1,
      ...(own === undefined
        ? {}
        : { prices: { 'courtyard-king': { flexible: { priceForPax: [{ pax: 2, price: own }] } } } }),
    }));
    facts.weekdays = of.weekdays;
    facts.roundPricesTo = of.roundPricesTo;
    facts.taxes = of.taxes;
    facts.promotions = of.promotions;
    facts.childBands = of.childBands;
    facts.convenienceFee = of.fee;
    facts.packages = [];
  });

/** A stay of a party in those weeks. */
export const randomStay = fc.record({
  from: fc.integer({ min: 0, max: 40 }),
  nights: fc.integer({ min: 1, max: 9 }),
  adults: fc.integer({ min: 1, max: 4 }),
  childAges: fc.oneof(fc.constant<number[]>([]), fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 })),
});
