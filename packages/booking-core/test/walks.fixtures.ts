import fc from 'fast-check';
import { localDateOf } from '../src/dates/local-date.ts';
import { agreedStayOf } from '../src/pricing/agreed-stay.ts';
import type { AgreedStay } from '../src/pricing/agreed-stay.types.ts';
import type { PricesToday, WantedRoom, WantedStay } from '../src/pricing/changed-stay.types.ts';
import { priceStay } from '../src/pricing/price-stay.ts';
import type { Fee, NightlyRate, PricedAddon, StayToPrice } from '../src/pricing/pricing.types.ts';
import { indianTaxes, roomOf, stayOf, tax } from '../src/pricing/stay.fixtures.ts';
import type { Promotion } from '../src/promotion/promotion.types.ts';
import type { TaxEntry } from '../src/tax/tax.types.ts';
import { berlin, firstDay, sameAs } from './agreed.fixtures.ts';

const money = fc.integer({ min: 0, max: 20_000 });

const perHead = tax({ id: 'head', taxType: 'fixed', tax: 400, per: 'person', exemptUnderAge: 6 });
/** Taxes of several days: in the price and on it, by bands, for each guest, once, and on extras. */
export const taxDays: Readonly<Record<string, readonly TaxEntry[]>> = {
  none: [],
  india: indianTaxes,
  berlin,
  dearer: berlin.map((one) => ({ ...one, tax: one.tax + 3 })),
  heads: [tax({ id: 'vat', tax: 7, inclusive: true, index: 1 }), perHead],
  more: [
    tax({ id: 'vat', tax: 10, inclusive: true, index: 1, on: ['rooms', 'extras', 'fee'] }),
    { ...perHead, tax: 500, maxNights: 3 },
    tax({ id: 'dear', tax: 5, index: 3, priceFrom: 4000, bandPer: 'person' }),
  ],
};

const bands = fc.constantFrom(
  undefined,
  [
    { under: 6, price: 0 },
    { under: 12, percent: 50 },
  ] as const,
  [{ under: 18, price: 900 }] as const,
  [
    { under: 4, percent: 0, percentOf: 'full-payer' },
    { under: 14, percent: 50, percentOf: 'full-payer' },
  ] as const,
);
const rate: fc.Arbitrary<Omit<NightlyRate, 'date'>> = fc
  .record({
    one: money,
    two: money,
    three: money,
    steps: fc.integer({ min: 1, max: 3 }),
    extraAdult: money,
    extraChild: money,
    bands,
  })
  .map(({ one, two, three, steps, extraAdult, extraChild, bands: childBands }) => ({
    priceForPax: [one, two, three]
      .sort((a, b) => a - b)
      .map((price, at) => ({ pax: at + 1, price }))
      .slice(-steps),
    extraAdult,
    extraChild,
    ...(childBands && { childBands }),
  }));

const scope = fc.record(
  {
    minNights: fc.integer({ min: 1, max: 6 }),
    maxNights: fc.integer({ min: 2, max: 8 }),
    minTotal: fc.integer({ min: 0, max: 60_000 }),
    minRooms: fc.integer({ min: 1, max: 3 }),
    stayTo: fc.integer({ min: 0, max: 8 }).map((day) => localDateOf(firstDay + day)),
    ratePlanIds: fc.constantFrom(['breakfast'], ['saver'], ['breakfast', 'saver']),
    combinable: fc.boolean(),
  },
  { requiredKeys: [] },
);
const percent = fc.integer({ min: 0, max: 100 });
const offer: fc.Arbitrary<Promotion> = fc
  .tuple(
    scope,
    fc.oneof(
      fc.record({ kind: fc.constant('long-stay' as const), nights: fc.integer({ min: 2, max: 5 }), percent }),
      fc.record({ kind: fc.constant('percent-off' as const), percent }),
      fc.record({ kind: fc.constant('early-bird' as const), daysAhead: fc.integer({ min: 0, max: 40 }), percent }),
      fc.record({ kind: fc.constant('last-minute' as const), daysAhead: fc.integer({ min: 0, max: 40 }), percent }),
      fc.record({
        kind: fc.constant('amount-off' as const),
        off: money,
        per: fc.constantFrom('room' as const, 'guest' as const, 'adult' as const),
      }),
      fc.record({ kind: fc.constant('flat-above' as const), above: fc.integer({ min: 0, max: 60_000 }), off: money }),
      fc.record({ kind: fc.constant('stay-price' as const), nights: fc.integer({ min: 2, max: 4 }), price: money }),
    ),
  )
  .map(([where, what]) => ({ id: what.kind, ...where, ...what }));
const coupon = fc.option(
  fc
    .record({ value: fc.oneof(fc.record({ percent }), fc.record({ off: money })), where: scope })
    .map(({ value, where }) => ({
      id: 'code',
      kind: 'coupon' as const,
      couponCode: 'CODE',
      ...where,
      ...value,
    })),
);

const feeUnits = ['booking', 'night', 'room', 'room-night', 'guest', 'guest-night'] as const;
const fees: fc.Arbitrary<readonly Fee[]> = fc
  .array(fc.record({ per: fc.constantFrom(...feeUnits), amount: fc.integer({ min: 0, max: 5000 }) }), { maxLength: 3 })
  .map((all) => all.map((one, at) => ({ feeId: `fee ${at}`, name: 'Fee', ...one })));

/** What is sold on one day: each day of a walk has another. */
export const day = fc.record({
  rates: fc.array(rate, { minLength: 2, maxLength: 4 }),
  hourPrice: money,
  hourly: fc.integer({ min: 0, max: 3000 }),
  addon: money,
  /** What an extra costs by the date: as always where it is null. */
  /** Percent of the rooms that an extra costs in place of a price. */
  addonPercent: fc.option(
    fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10),
    { freq: 1 },
  ),
  addonNights: fc.option(fc.array(money, { minLength: 2, maxLength: 3 })),
  fees,
  promotions: fc
    .array(offer, { maxLength: 3 })
    .map((offers) => offers.map((one, at) => ({ ...one, id: `${one.kind} ${at}` }))),
  coupon,
  taxes: fc.constantFrom(...Object.keys(taxDays)),
  bookedOn: fc.integer({ min: 1, max: 60 }).map((ahead) => localDateOf(firstDay - ahead)),
});
export type Day = typeof day extends fc.Arbitrary<infer Value> ? Value : never;

export const pricesOn = (of: Day, wanted: WantedStay): PricesToday => ({
  bookedOn: of.bookedOn,
  checkIn: wanted.rooms[0]?.dates[0] ?? localDateOf(firstDay),
  promotions: of.promotions,
  coupon: of.coupon,
  taxes: of.taxes,
  fees: of.fees,
  rateOn: (_, date) => of.rates[Number(date.slice(-2)) % of.rates.length] ?? null,
  priceOfHours: ({ hours, guests }) =>
    of.hourPrice + (hours?.hours ?? 0) * of.hourly + 300 * (guests.adults + guests.childAges.length),
  addonOf: (addonId) => ({
    addonId,
    name: addonId,
    category: 'booking',
    price: of.addon,
    ...addonTermsOn(of, wanted.rooms[0]?.dates ?? []),
  }),
});

const addonTermsOn = (
  { addonNights, addonPercent }: Day,
  dates: WantedRoom['dates'],
): Pick<PricedAddon, 'percent' | 'nights'> =>
  addonPercent !== null
    ? { percent: addonPercent }
    : addonNights === null
      ? {}
      : {
          nights: dates.map((date) => ({ date, price: addonNights[Number(date.slice(-2)) % addonNights.length] ?? 0 })),
        };

const guests = fc.record({
  adults: fc.integer({ min: 1, max: 3 }),
  childAges: fc.array(fc.option(fc.integer({ min: 0, max: 17 })), { maxLength: 2 }),
  infants: fc.integer({ min: 0, max: 1 }),
});
/** A stay as it is booked, by nights or by the hour. */
export const booked: fc.Arbitrary<AgreedStay> = fc
  .record({
    of: day,
    parties: fc.array(guests, { minLength: 1, maxLength: 3 }),
    nights: fc.integer({ min: 1, max: 4 }),
    isHours: fc.boolean(),
    extras: fc.integer({ min: 0, max: 2 }),
    fee: fc.constantFrom(null, { kind: 'percentage' as const, percent: 3 }, { kind: 'fixed' as const, amount: 700 }),
  })
  .map(({ of, parties, nights, isHours, extras, fee }) => {
    const dates = Array.from({ length: nights }, (_, at) => localDateOf(firstDay + at));
    const stay: StayToPrice = stayOf({
      bookedOn: of.bookedOn,
      checkIn: localDateOf(firstDay),
      rooms: parties.map((party) => {
        const [first] = dates;
        const prices = pricesOn(of, { rooms: [], addons: [] });
        const room: WantedRoom = { ...facts, guests: party, hours: { startHour: 10, hours: 3 }, dates };
        return isHours && first !== undefined
          ? {
              ...roomOf([], party),
              stay: {
                kind: 'hours',
                hours: { date: first, startHour: 10, hours: 3, price: prices.priceOfHours(room) ?? 0 },
              },
            }
          : roomOf(
              dates.map((date) => ({ date, ...(prices.rateOn(room, date) as Omit<NightlyRate, 'date'>) })),
              party,
            );
      }),
      taxes: taxDays[of.taxes] ?? [],
      promotions: of.promotions,
      coupon: of.coupon,
      addons:
        extras === 0
          ? []
          : [
              {
                addonId: 'car',
                name: 'car',
                category: 'booking',
                price: of.addon,
                quantity: extras,
                ...addonTermsOn(of, isHours ? dates.slice(0, 1) : dates),
              },
            ],
      convenienceFee: fee,
      fees: of.fees,
    });
    return agreedStayOf(stay, priceStay(stay), of.taxes);
  });
const facts = { roomTypeId: 'teak-king', ratePlanId: 'breakfast' };

/** One thing more: a night at either end, a guest or two, a room, an extra, an hour or two. */
export const addition = fc.record({
  kind: fc.constantFrom(
    'night',
    'earlier',
    'adult',
    'adults',
    'child',
    'family',
    'room',
    'other-plan',
    'extra',
    'hours',
    'mixed',
  ),
  room: fc.nat(5),
  age: fc.option(fc.integer({ min: 0, max: 17 })),
  party: guests,
  isReversed: fc.boolean(),
});
export type Addition = typeof addition extends fc.Arbitrary<infer Value> ? Value : never;

/** A stay with one thing more. */
export function withMore(stay: AgreedStay, { kind, room, age, party, isReversed }: Addition): WantedStay {
  const same = sameAs(stay);
  const rooms = isReversed ? [...same.rooms].reverse() : same.rooms;
  const at = room % rooms.length;
  const inRoom = (change: (one: WantedRoom) => WantedRoom): WantedStay => ({
    ...same,
    rooms: rooms.map((one, position) => (position === at ? change(one) : one)),
  });
  const join = (adults: number, ages: readonly (number | null)[]) => (one: WantedRoom) => ({
    ...one,
    guests: {
      ...one.guests,
      adults: one.guests.adults + adults,
      childAges: isReversed ? [...ages, ...one.guests.childAges] : [...one.guests.childAges, ...ages],
    },
  });
  const [model] = rooms;
  const isHours = model?.hours !== null;
  const nightAt = (offset: number) => {
    if (isHours) return { ...same, rooms };
    const numbers = model.dates.map((date) => Math.round(Date.parse(date) / 86_400_000));
    const night = localDateOf(offset < 0 ? Math.min(...numbers) - 1 : Math.max(...numbers) + 1);
    return {
      ...same,
      rooms: rooms.map((one) => ({ ...one, dates: offset < 0 ? [night, ...one.dates] : [...one.dates, night] })),
    };
  };
  switch (kind) {
    case 'night':
      return nightAt(1);
    case 'earlier':
      return nightAt(-1);
    case 'adult':
      return inRoom(join(1, []));
    case 'adults':
      return inRoom(join(2, []));
    case 'child':
      return inRoom(join(0, [age]));
    case 'family':
      return inRoom(join(1, [age, 4]));
    case 'room':
    case 'other-plan': {
      const extra = model && { ...model, guests: party, ratePlanId: kind === 'room' ? model.ratePlanId : 'saver' };
      const more = extra === undefined ? [] : [extra];
      return { ...same, rooms: isReversed ? [...more, ...rooms] : [...rooms, ...more] };
    }
    case 'hours':
      return {
        ...same,
        rooms: rooms.map((one) => ({
          ...one,
          hours: one.hours && { ...one.hours, hours: one.hours.hours + 1 + (room % 2) },
        })),
      };
    case 'extra':
      return { ...same, rooms, addons: withExtra(same.addons, room % 2 === 0 ? 'car' : 'spa', 1 + (room % 3)) };
    case 'mixed': {
      const longer = nightAt(1);
      return { ...longer, addons: withExtra(same.addons, 'car', 1), rooms: longer.rooms.map(join(1, [age])) };
    }
  }
}

const withExtra = (addons: WantedStay['addons'], addonId: string, more: number): WantedStay['addons'] =>
  addons.some((one) => one.addonId === addonId)
    ? addons.map((one) => (one.addonId === addonId ? { ...one, quantity: one.quantity + more } : one))
    : [...addons, { addonId, quantity: more }];
