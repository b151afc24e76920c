import { describe, expect, it } from 'vitest';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { contractCalls, nights, openHouse, setPrice, tax } from './contract-house.ts';
import { restoreFiles } from './edit-hotel.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: Which stays are sold; Which price a night has; Entities (Guests, Tax).

const [roomTypeId, ratePlanId] = ['courtyard-king', 'flexible'];
const checkIn = '2027-02-20';

// Lists, guides and messages that others publish, as a house writes them; the sums are worked out from theirs.
describe('the house of a published list', () => {
  const engine = openEngine();
  const { post, until } = contractCalls(engine);
  restoreFiles(engine, 1760);
  const house = (edit: (facts: HotelFacts) => void): Promise<void> =>
    openHouse(engine, (facts) => {
      facts.taxes = [];
      setPrice(facts, 10_000);
      for (const room of facts.rooms)
        Object.assign(room, { maxPax: 4, maxBeds: 4, extraAdult: true, extraChild: true });
      edit(facts);
    });
  interface Asked {
    readonly stay?: object;
    readonly adults?: number;
    readonly childAges?: readonly number[];
    readonly more?: object;
  }
  const billed = async ({
    stay = nights(checkIn, '2027-02-22'),
    adults = 2,
    childAges = [],
    more = {},
  }: Asked = {}) => {
    const rooms = [{ roomTypeId, ratePlanId, adults, childAges, infants: 0 }];
    const reply = await post('quotes', { hotelId: 1760, stay, rooms, ...more });
    const { code, bill } = reply.json<{
      code?: string;
      bill?: { total: number; taxes: { taxId: string; amount: number }[] };
    }>();
    return {
      total: code ?? bill?.total,
      taxes: Object.fromEntries(bill?.taxes.map((one) => [one.taxId, one.amount]) ?? []),
    };
  };
  const totalOf = async (asked: Asked) => (await billed(asked)).total;

  it('Clock, family room: children under 5 free, 5 to 11 at half of a further adult', async () => {
    await house((facts) => {
      facts.childBands = [
        { under: 5, price: 0 },
        { under: 12, percent: 50 },
      ];
      for (const { prices } of facts.rooms) for (const plan of Object.values(prices)) plan.extraAdult = 4000;
    });
    const ofAges = (...childAges: number[]) => totalOf({ childAges });
    expect([await ofAges(4), await ofAges(4, 8), await ofAges(5, 11), await ofAges(12)]).toEqual([
      20_000, 24_000, 28_000, 28_000,
    ]);
  });

  it('a guide of Dubai: without a bed by age, from 3 to 11 with one at one price', async () => {
    await house((facts) => {
      facts.currency = 'AED';
      facts.childBands = [
        { under: 3, price: 0 },
        { under: 5, price: 5000 },
        { under: 12, price: 10_000 },
      ];
      for (const { prices } of facts.rooms) for (const plan of Object.values(prices)) plan.extraAdult = 20_000;
      // What a bed adds to the price of the age, so that a night with one is 150.00 at 4 as at 8.
      facts.addons = [
        { id: 'airport-car', category: 'person', price: 10_000, each: 'night' },
        { id: 'thali-dinner', category: 'person', price: 5000, each: 'night' },
      ];
    });
    const withBed = (addonId: string) => ({ addons: [{ addonId, quantity: 2 }] });
    expect([
      await totalOf({ childAges: [2] }),
      await totalOf({ childAges: [4] }),
      await totalOf({ childAges: [8] }),
      await totalOf({ childAges: [4], more: withBed('airport-car') }),
      await totalOf({ childAges: [8], more: withBed('thali-dinner') }),
    ]).toEqual([20_000, 30_000, 40_000, 50_000, 50_000]);
  });

  it('Apaleo, a rate plan: sold from 180 to 3 days ahead, with a no-show fee of its own', async () => {
    await house((facts) => {
      facts.restrictions = [{ id: 'window', ratePlanIds: [ratePlanId], minAdvanceDays: 3, maxAdvanceDays: 180 }];
      for (const plan of facts.ratePlans)
        if (plan.id === ratePlanId) plan.penalties = { checkInDayPercent: 100, noShowPercent: 80 };
    });
    const ahead = async (moment: string) => {
      until(moment);
      return totalOf({});
    };
    // 180 days before 20 February 2027 is 24 August 2026.
    const before = new Date(engine.deps.clock());
    expect([
      await ahead('2026-08-23T12:00:00Z'),
      await ahead('2026-08-24T12:00:00Z'),
      await ahead('2027-02-17T12:00:00Z'),
      await ahead('2027-02-18T12:00:00Z'),
    ]).toEqual(['not_for_sale', 20_000, 20_000, 'not_for_sale']);
    until(before.toISOString());
    const { HotelRooms } = (await engine.app.inject('/api/hotels/1760')).json<{
      HotelRooms: { ratePlans: { id: string; penalties?: object }[] }[];
    }>();
    expect(HotelRooms[0]?.ratePlans.map(({ penalties }) => penalties)).toEqual([
      { checkInDayPercent: 100, noShowPercent: 80 },
      undefined,
    ]);
  });

  it('DerbySoft, restrictions of one night: departure, stay-through, advance and a full pattern', async () => {
    // 2027-02-20 is a Saturday.
    await house((facts) => {
      const on = (id: string, date: string, of: object): HotelFacts['restrictions'][number] => ({
        id,
        on: [date as never],
        ...of,
      });
      facts.restrictions = [
        on('departure', '2027-02-22', { closedToDeparture: true }),
        on('through', '2027-02-25', { minStayThrough: 3 }),
        on('most', '2027-03-02', { maxStayThrough: 2 }),
        on('pattern', '2027-03-06', { stayLengths: [2, 7] }),
        on('advance', '2027-03-20', { minAdvanceDays: 400 }),
      ];
    });
    const from = (one: string, other: string) => totalOf({ stay: nights(one, other) });
    const none = 'not_for_sale';
    expect([
      await from('2027-02-20', '2027-02-22'),
      await from('2027-02-20', '2027-02-23'),
      await from('2027-02-24', '2027-02-26'),
      await from('2027-02-24', '2027-02-27'),
      await from('2027-03-01', '2027-03-03'),
      await from('2027-03-01', '2027-03-04'),
      await from('2027-03-06', '2027-03-07'),
      await from('2027-03-06', '2027-03-08'),
      await from('2027-03-06', '2027-03-09'),
      await from('2027-03-06', '2027-03-13'),
      await from('2027-03-20', '2027-03-21'),
    ]).toEqual([none, 30_000, none, 30_000, 20_000, none, none, 20_000, none, 70_000, none]);
  });

  it('a resort in the United States: $35 a night for each room, taxed with the room', async () => {
    await house((facts) => {
      facts.currency = 'USD';
      setPrice(facts, 7600);
      facts.taxes = [
        tax({ id: 'resort-fee', taxType: 'fixed', tax: 3500, index: 1 }),
        tax({ id: 'occupancy', tax: 14.75, index: 2, useIndex: 1 }),
        tax({ id: 'unit', taxType: 'fixed', tax: 350, index: 3 }),
      ];
    });
    expect(await billed()).toEqual({ total: 26_175, taxes: { 'resort-fee': 7000, occupancy: 3275, unit: 700 } });
  });

  it('Google’s TaxFeeInfo, point by point: basis, period, ages, nights, length, dates, rooms, plans, bands, countries', async () => {
    await house((facts) => {
      facts.taxExemptions = [{ id: 'business' }];
      facts.childBands = [{ under: 18, price: 0 }];
      facts.taxes = [
        tax({ id: 'percent', tax: 10 }),
        tax({ id: 'ages', taxType: 'fixed', tax: 200, per: 'person', ages: [{ under: 13, tax: 100 }], index: 1 }),
        tax({ id: 'after-first', tax: 5, fromNight: 2, index: 2 }),
        tax({ id: 'two-nights', taxType: 'fixed', tax: 150, maxNights: 2, index: 3 }),
        tax({ id: 'long-stays', tax: 8, minStay: 4, index: 4 }),
        tax({ id: 'short-stays', tax: 1, maxStay: 3, index: 5 }),
        tax({ id: 'room', taxType: 'fixed', tax: 500, each: 'stay', roomTypeIds: [roomTypeId], index: 6 }),
        tax({ id: 'plan', tax: 9, ratePlanIds: ['saver'], index: 7 }),
        tax({ id: 'booked', tax: 9, bookedTo: '2020-12-31' as never, index: 8 }),
        tax({ id: 'below', taxType: 'fixed', tax: 200, priceTo: 7999, index: 9 }),
        tax({ id: 'above', taxType: 'fixed', tax: 400, priceFrom: 8000, index: 9 }),
        tax({ id: 'foreign', tax: 3, exemptIf: ['business'], index: 10 }),
      ];
    });
    const three = { stay: nights(checkIn, '2027-02-23'), childAges: [8] };
    const taxes = {
      percent: 3000,
      ages: 1500,
      'after-first': 1000,
      'two-nights': 300,
      'short-stays': 300,
      room: 500,
      above: 1200,
      foreign: 900,
    };
    expect(await billed(three)).toEqual({ total: 38_700, taxes });
    const { foreign: _, ...ofResidents } = taxes;
    expect(await billed({ ...three, more: { taxExemptions: ['business'] } })).toEqual({
      total: 37_800,
      taxes: ofResidents,
    });
    // The fourth night makes a long stay of it, and a short one no more.
    const four = await billed({ stay: nights(checkIn, '2027-02-24') });
    expect([four.taxes['long-stays'], four.taxes['short-stays'], four.taxes['two-nights']]).toEqual([
      3200,
      undefined,
      300,
    ]);
  });

  it('a house that is open all day: hours from midnight and until midnight, and none over it', async () => {
    await house(({ rooms }) => {
      for (const room of rooms) {
        room.hourly = { firstHour: 0, lastHour: 24, cleaningHours: 0 };
        for (const plan of Object.values(room.prices)) plan.hourly = [{ hours: 3, price: 3000 }];
      }
    });
    const hours = (startHour: number) => totalOf({ stay: { kind: 'hours', date: checkIn, startHour, hours: 3 } });
    expect([await hours(0), await hours(12), await hours(21), await hours(22)]).toEqual([
      3000,
      3000,
      3000,
      'not_for_sale',
    ]);
    const { slots } = (await engine.app.inject(`/api/hotels/1760/slots?date=${checkIn}`)).json<{
      slots: { hour: number; isOffered: boolean }[];
    }>();
    expect(slots.filter(({ isOffered }) => !isOffered).map(({ hour }) => hour)).toEqual([22, 23]);
  });
});
