import { beforeEach, describe, expect, it } from 'vitest';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { contractCalls, nights, openHouse, setPrice } from './contract-house.ts';
import { editHotel, restoreFiles } from './edit-hotel.ts';
import { openEngine } from './open-engine.ts';
import { postBooking } from './journeys.ts';
import { propertyCalls } from './property-calls.ts';

// Shows docs/rules.md: States and selection (Whole or in parts).

const [checkIn, checkOut] = ['2027-02-20', '2027-02-22'];
const stay = nights(checkIn, checkOut);
const consistsOf = [{ roomTypeId: 'garden-twin', count: 6 }];

/** A dorm of six beds, for women from 18 years: `garden-twin` is a bed of it, `courtyard-king` the whole room. */
const asDorm = (facts: HotelFacts): void => {
  facts.taxes = [];
  setPrice(facts, 2000);
  for (const room of facts.rooms) {
    const isBed = room.id === 'garden-twin';
    const size = isBed ? 1 : 6;
    Object.assign(room, { dormBed: isBed, maxPax: size, maxBeds: size, total: isBed ? 6 : 1, maxRooms: 8 });
    Object.assign(room, { hourly: null, extraAdult: !isBed, extraChild: !isBed, gender: 'women', minAge: 18 });
    for (const one of Object.values(room.prices))
      Object.assign(one, {
        hourly: [],
        priceForPax: [{ pax: 1, price: isBed ? 500 : 2000 }],
        extraAdult: 1500,
        extraChild: 1500,
      });
    if (!isBed) room.consistsOf = consistsOf;
  }
};

describe('a dorm that is sold whole and by the bed', () => {
  const engine = openEngine();
  const { changeQuote, makeQuoted, paid, post, relay } = contractCalls(engine);
  restoreFiles(engine, 1760);
  beforeEach(async () => {
    await openHouse(engine, asDorm);
  });

  const get = async <Body>(url: string): Promise<Body> => (await engine.app.inject(`/api/${url}`)).json<Body>();
  const dorm = { roomTypeId: 'courtyard-king', checkIn, checkOut };
  const free = async (): Promise<Record<string, number>> => {
    const { rooms } = await get<{ rooms: { roomTypeId: string; availableRooms: number }[] }>(
      `hotels/1760/availability?checkIn=${checkIn}&checkOut=${checkOut}&adults=2`,
    );
    return Object.fromEntries(rooms.map(({ roomTypeId, availableRooms }) => [roomTypeId, availableRooms]));
  };
  const inCalendar = async (roomTypeId: string): Promise<string | undefined> => {
    const { days } = await get<{ days: { availability: string }[] }>(
      `hotels/1760/calendar?from=${checkIn}&days=1&roomTypeId=${roomTypeId}`,
    );
    return days[0]?.availability;
  };
  const found = async (adults: number): Promise<string | undefined> => {
    const { hotels } = await get<{ hotels: { id: number; stay: { kind: string } }[] }>(
      `hotel-search?checkIn=${checkIn}&checkOut=${checkOut}&adults=${adults}`,
    );
    return hotels.find(({ id }) => id === 1760)?.stay.kind;
  };
  const atProperty = async (): Promise<unknown> => {
    const reply = await propertyCalls(engine)('GET', `inventory?from=${checkIn}&to=${checkIn}`);
    return reply
      .json<{ days: { roomTypeId: string; used: number; free: number }[] }>()
      .days.map(({ roomTypeId, used, free: left }) => [roomTypeId, used, left]);
  };
  const quoted = async (...rooms: object[]): Promise<number | string | undefined> => {
    const reply = await post('quotes', { hotelId: 1760, stay, rooms });
    const body = reply.json<{ code?: string; bill?: { total: number } }>();
    return body.code ?? body.bill?.total;
  };
  const sleeping = (roomTypeId: string, adults: number, childAges: number[] = []) => ({
    roomTypeId,
    ratePlanId: 'flexible',
    adults,
    childAges,
    infants: 0,
  });

  const held = async (...rooms: object[]): Promise<number> => {
    const reply = await post('quotes', { hotelId: 1760, stay, rooms });
    return (await postBooking(engine, reply.json<{ quoteToken: string }>().quoteToken)).statusCode;
  };
  const beds = (count: number): object[] => Array.from({ length: count }, () => sleeping('garden-twin', 1));

  it('is sold out whole once a bed of it is, in calendar, search, quote and for the property', async () => {
    expect(await free()).toEqual({ 'courtyard-king': 1, 'garden-twin': 6 });
    expect(await quoted(sleeping('courtyard-king', 4))).toBe(2 * (2000 + 3 * 1500));
    expect([await found(6), await found(7)]).toEqual(['free', 'too_small']);
    expect(await held(...beds(1))).toBe(201);
    expect(await free()).toEqual({ 'courtyard-king': 0, 'garden-twin': 5 });
    expect([await inCalendar('courtyard-king'), await inCalendar('garden-twin')]).toEqual(['sold_out', 'open']);
    expect(await quoted(sleeping('courtyard-king', 4))).toBe('sold_out');
    expect([await found(5), await found(6)]).toEqual(['free', 'too_small']);
    expect(await atProperty()).toEqual([
      ['courtyard-king', 0, 0],
      ['garden-twin', 1, 5],
    ]);
  });

  it('leaves no bed once it is sold whole, and all of them when that is changed to beds', async () => {
    const booked = await paid(dorm);
    expect(await free()).toEqual({ 'courtyard-king': 0, 'garden-twin': 0 });
    expect(await quoted(sleeping('garden-twin', 1))).toBe('sold_out');
    expect(await atProperty()).toEqual([
      ['courtyard-king', 1, 0],
      ['garden-twin', 6, 0],
    ]);
    const rooms = beds(4);
    const [status, quote] = await changeQuote(booked, { stay, rooms });
    expect(status).toBe(200);
    expect((await makeQuoted(booked, quote)).statusCode).toBe(200);
    expect(await free()).toEqual({ 'courtyard-king': 0, 'garden-twin': 2 });
  });

  it('is sold once to those who want it whole and by the bed at the same moment', async () => {
    const asked = [[sleeping('courtyard-king', 4)], ...Array.from({ length: 6 }, () => beds(1))];
    const quotes = await Promise.all(asked.map((rooms) => post('quotes', { hotelId: 1760, stay, rooms })));
    const replies = await Promise.all(
      quotes.map((quote) => postBooking(engine, quote.json<{ quoteToken: string }>().quoteToken)),
    );
    const [whole, ...inParts] = replies.map(({ statusCode }) => statusCode === 201);
    expect(inParts.filter(Boolean)).toHaveLength(whole === true ? 0 : 6);
  });

  it('takes no child where women from 18 years sleep, and tells everybody who may', async () => {
    expect(await quoted(sleeping('courtyard-king', 2, [17]))).toBe('max_occupancy');
    const { HotelRooms } = await get<{ HotelRooms: { id: string; whoSleeps: string }[] }>('hotels/1760?lang=de');
    expect(HotelRooms[0]).toMatchObject({ whoSleeps: 'Nur für Frauen, ab 18 Jahren', gender: 'women', consistsOf });
    await paid(dorm);
    await relay();
    const told = /Confirmed by booking[\s\S]*Women only, from 18 years/;
    expect([engine.mails, engine.propertyMails].map((mails) => mails.some(({ text }) => told.test(text)))).toEqual([
      true,
      true,
    ]);
  });

  it('takes the beds of stays from before it was sold in parts, and raises them where more are sold', async () => {
    await editHotel(engine, 1760, ({ facts }) => {
      for (const room of facts.rooms) delete room.consistsOf;
    });
    await paid(dorm);
    expect(await held(...beds(2))).toBe(201);
    expect(await free()).toEqual({ 'courtyard-king': 0, 'garden-twin': 4 });
    for (let times = 0; times < 2; times++) {
      await editHotel(engine, 1760, ({ facts }) => {
        for (const room of facts.rooms) if (room.id === 'courtyard-king') room.consistsOf = consistsOf;
      });
      expect(await free()).toEqual({ 'courtyard-king': 0, 'garden-twin': 0 });
      expect(await atProperty()).toEqual([
        ['courtyard-king', 1, 0],
        ['garden-twin', 8, 0],
      ]);
    }
  });
});
