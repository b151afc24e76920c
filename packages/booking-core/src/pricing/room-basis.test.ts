import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { agreedStayOf } from './agreed-stay.ts';
import type { AgreedNight, AgreedRoom } from './agreed-stay.types.ts';
import { priceStay } from './price-stay.ts';
import type { GuestCounts, NightlyRate } from './pricing.types.ts';
import { roomBasisOf } from './room-basis.ts';
import { nightlyRates, roomOf, stayOf } from './stay.fixtures.ts';

const couple: GuestCounts = { adults: 2, childAges: [], infants: 0 };
const family: GuestCounts = { adults: 2, childAges: [8, 4, 10], infants: 0 };
const palace: Partial<NightlyRate> = {
  priceForPax: [{ pax: 2, price: 6000 }],
  extraAdult: 1200,
  extraChild: 600,
  childBands: [
    { under: 6, price: 0 },
    { under: 12, percent: 50 },
  ],
};

function agreedRoom(rate: Partial<NightlyRate>, guests: GuestCounts, nights = 2): AgreedRoom {
  const stay = stayOf({
    rooms: [
      roomOf(
        nightlyRates(6000, nights).map((one) => ({ ...one, ...rate })),
        guests,
      ),
    ],
  });
  return agreedStayOf(stay, priceStay(stay), 'taxes').rooms[0] as AgreedRoom;
}

const partsOf = (rate: Partial<NightlyRate>, guests: GuestCounts) => roomBasisOf(agreedRoom(rate, guests))?.parts;

describe('why a room costs what it does', () => {
  it('is not asked where one price holds for whoever comes', () => {
    const rate = { priceForPax: [{ pax: 2, price: 6000 }] };
    expect([1, 2].map((adults) => partsOf(rate, { ...couple, adults }))).toEqual([undefined, undefined]);
  });

  it('says for how many guests its price is, where others pay another', () => {
    expect([1, 2].map((adults) => partsOf({}, { ...couple, adults }))).toEqual([
      [{ kind: 'room', guests: 1, amount: 11_000 }],
      [{ kind: 'room', guests: 2, amount: 12_000 }],
    ]);
  });

  it('tells further adults and children apart', () => {
    expect(partsOf({}, { adults: 3, childAges: [5], infants: 1 })).toEqual([
      { kind: 'room', guests: 2, amount: 12_000 },
      { kind: 'further-adult', guests: 1, amount: 2400 },
      { kind: 'further-child', guests: 1, amount: 1200 },
    ]);
  });

  it('names the band of each child, those of one band together', () => {
    expect(partsOf(palace, family)).toEqual([
      { kind: 'room', guests: 2, amount: 12_000 },
      { kind: 'child-band', guests: 2, under: 12, percent: 50, amount: 2400 },
      { kind: 'child-band', guests: 1, under: 6, amount: 0 },
    ]);
  });

  it('prices children as adults where that is less than their bands', () => {
    expect(partsOf({ childBands: [{ under: 18, price: 7000 }] }, { adults: 1, childAges: [8], infants: 0 })).toEqual([
      { kind: 'room', guests: 2, amount: 12_000 },
    ]);
  });

  it('says what a price that was agreed before differs by', () => {
    const room = agreedRoom(palace, family);
    const [first, ...others] = room.nights as [AgreedNight, ...AgreedNight[]];
    const basis = roomBasisOf({ ...room, nights: [{ ...first, price: first.price - 500 }, ...others] });
    expect(basis?.parts.at(-1)).toEqual({ kind: 'earlier', guests: 0, amount: -500 });
  });

  it('is not known of nights whose rates were not kept', () => {
    const room = agreedRoom(palace, family);
    const [first, ...others] = room.nights as [AgreedNight, ...AgreedNight[]];
    expect(roomBasisOf({ ...room, nights: [{ ...first, rate: null }, ...others] })).toBeUndefined();
  });

  it('names the plan that all nights follow, and none where one of them was set by hand', () => {
    const follows = { ratePlanId: 'flexible', percent: -10 };
    const plain = { priceForPax: [{ pax: 2, price: 6000 }] };
    const room = agreedRoom({ ...plain, follows }, couple);
    expect(roomBasisOf(room)).toEqual({ parts: [{ kind: 'room', guests: 2, amount: 12_000 }], follows });
    const [first, ...others] = room.nights as [AgreedNight, ...AgreedNight[]];
    const { follows: _, ...rate } = first.rate as NonNullable<AgreedNight['rate']>;
    expect(roomBasisOf({ ...room, nights: [{ ...first, rate }, ...others] })).toBeUndefined();
  });

  it('says for how many guests a price of hours is', () => {
    const hours = { date: '2026-11-27' as LocalDate, startHour: 9, hours: 3, price: 1400 };
    const basisOf = (pax: { readonly pax?: number }) => {
      const stay = stayOf({ rooms: [{ ...roomOf([], couple), stay: { kind: 'hours', hours: { ...hours, ...pax } } }] });
      return roomBasisOf(agreedStayOf(stay, priceStay(stay), 'taxes').rooms[0] as AgreedRoom);
    };
    expect(basisOf({ pax: 2 })).toEqual({ parts: [{ kind: 'room', guests: 2, amount: 1400 }] });
    expect(basisOf({})).toBeUndefined();
  });
});

const money = fc.integer({ min: 0, max: 20_000 });
const someRate = fc
  .record({
    prices: fc.uniqueArray(fc.record({ pax: fc.integer({ min: 1, max: 4 }), price: money }), {
      selector: ({ pax }) => pax,
      minLength: 1,
    }),
    extraAdult: money,
    extraChild: money,
    bands: fc.option(
      fc.uniqueArray(
        fc.oneof(
          fc.record({ under: fc.integer({ min: 1, max: 18 }), price: money }),
          fc.record({ under: fc.integer({ min: 1, max: 18 }), percent: fc.integer({ min: 0, max: 100 }) }),
        ),
        { selector: ({ under }) => under, minLength: 1 },
      ),
      { nil: undefined },
    ),
  })
  .map(({ prices, extraAdult, extraChild, bands }) => ({
    priceForPax: prices.toSorted((one, other) => one.pax - other.pax),
    extraAdult,
    extraChild,
    childBands: bands?.toSorted((one, other) => one.under - other.under),
  }));
const someParty = fc.record({
  adults: fc.integer({ min: 1, max: 4 }),
  childAges: fc.array(fc.option(fc.integer({ min: 0, max: 17 })), { maxLength: 4 }),
  infants: fc.constant(0),
});

it('whatever the rates and the party, its parts are the price of the room', () => {
  fc.assert(
    fc.property(fc.array(someRate, { minLength: 1, maxLength: 3 }), someParty, (rates, guests) => {
      const nights = nightlyRates(0, rates.length).map((night, at) => ({ ...night, ...rates[at] }));
      const stay = stayOf({ rooms: [roomOf(nights, guests)], taxes: [] });
      const bill = priceStay(stay);
      const basis = roomBasisOf(agreedStayOf(stay, bill, 'taxes').rooms[0] as AgreedRoom);
      const parts = basis?.parts ?? [{ kind: 'room', amount: bill.roomsTotal }];
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(bill.roomsTotal);
      expect(parts.map(({ kind }) => kind)).not.toContain('earlier');
    }),
  );
});
