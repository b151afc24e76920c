import type { LocalDate } from '@latchkey/booking-core/dates';
import fc from 'fast-check';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { dayAt, type ByHand, type Night } from './restrictions-law.plain.ts';

const weekdays = fc.uniqueArray(fc.constantFrom('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun' as const), {
  minLength: 1,
  maxLength: 5,
});
const lengths = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 4, maxLength: 10 });
const dates = fc.uniqueArray(
  fc.integer({ min: 0, max: 50 }).map((at) => dayAt(at) as LocalDate),
  { minLength: 1, maxLength: 14 },
);
const yes = fc.constant(true as const);

/** Some of a record’s fields: where all of them hold, no stay is sold. */
const someOf = <Fields extends object>(fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> }, most: number) =>
  fc
    .tuple(fc.record(fields), fc.subarray(Object.keys(fields), { minLength: 1, maxLength: most }))
    .map(
      ([all, names]) =>
        Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))) as Partial<Fields>,
    );

const scope = fc.record(
  { on: dates, weekdays, ratePlanIds: fc.constantFrom<string[]>(['flexible'], ['saver']) },
  { requiredKeys: [] },
);

const asked = someOf(
  {
    minStay: fc.integer({ min: 1, max: 5 }),
    maxStay: fc.integer({ min: 3, max: 12 }),
    stayLengths: lengths,
    minStayThrough: fc.integer({ min: 1, max: 4 }),
    maxStayThrough: fc.integer({ min: 4, max: 12 }),
    arrivalDays: weekdays,
    departureDays: weekdays,
    closedToArrival: yes,
    closedToDeparture: yes,
    minAdvanceDays: fc.integer({ min: 0, max: 12 }),
    maxAdvanceDays: fc.integer({ min: 15, max: 60 }),
    cutOffHour: fc.constantFrom(12, 17, 18, 22),
  },
  4,
);

/** Up to three rules of a hotel’s file, over the weeks of the cases. */
export const randomRules: fc.Arbitrary<HotelFacts['restrictions']> = fc
  .array(fc.tuple(scope, asked), { maxLength: 4 })
  .map((rules) => rules.map(([on, fields], at) => ({ id: `rule-${at}`, ...on, ...fields })));

// A hand’s least is never above its most: the engine refuses that.
const set: fc.Arbitrary<Partial<Night>> = someOf<Night>(
  {
    closed: fc.boolean(),
    minStay: fc.integer({ min: 1, max: 4 }),
    maxStay: fc.option(fc.integer({ min: 5, max: 12 })),
    stayLengths: fc.option(lengths),
    minStayThrough: fc.integer({ min: 1, max: 4 }),
    maxStayThrough: fc.option(fc.integer({ min: 5, max: 12 })),
    closedToArrival: fc.boolean(),
    closedToDeparture: fc.boolean(),
    minAdvanceDays: fc.integer({ min: 0, max: 10 }),
    maxAdvanceDays: fc.option(fc.integer({ min: 20, max: 60 })),
    cutOffHour: fc.option(fc.constantFrom(12, 17, 18, 22)),
  },
  5,
);
const backs = ['minStay', 'maxStay', 'closed', 'closedToArrival', 'closedToDeparture', 'stayLengths'] as const;

/** What somebody sets by hand, or gives back to the rule, one after the other. */
export const randomHands: fc.Arbitrary<ByHand[]> = fc.array(
  fc
    .record({
      roomTypeId: fc.constantFrom('courtyard-king', 'garden-twin'),
      ratePlanId: fc.constantFrom(undefined, 'flexible', 'saver'),
      from: fc.integer({ min: 0, max: 50 }),
      more: fc.integer({ min: 0, max: 9 }),
      set,
      back: fc.subarray([...backs], { maxLength: 2 }),
    })
    .map(({ from, more, set: given, back, ...ids }) => ({
      ...ids,
      from,
      to: from + more,
      set: Object.keys(given).length === 0 && back.length === 0 ? { closed: true } : given,
      // What is set in the same change is not given back.
      back: back.filter((name) => !Object.hasOwn(given, name)),
    })),
  { maxLength: 6 },
);

/** A stay from today on. */
export const randomStay = fc.record({
  from: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 45 })),
  nights: fc.integer({ min: 1, max: 10 }),
});
