import path from 'node:path';
import type { HotelFound, OperationReply } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestEngine, type TestEngine } from '../../../../test/test-engine.ts';
import { transact } from '../../../database/transact.ts';
import { loadHotels } from '../../publishing/load-hotels.ts';
import { takeRooms } from '../inventory/inventory.service.ts';
import { createHotelSearch, mostCompared } from './hotel-search.service.ts';
import { anyHotel, writeListing } from '../../listings/hotel-listing/hotel-listing.queries.ts';

type Found = Extract<OperationReply<'searchHotels'>, { status: 200 }>['body'];

describe('a search for hotels', () => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startTestEngine();
    await loadHotels(engine.deps.db, path.join(import.meta.dirname, '../../../../hotels'), engine.deps.clock());
  });
  afterAll(() => engine.close());

  const get = async (query: string): Promise<{ status: number; body: Found }> => {
    const url = `/api/hotel-search?checkIn=2026-12-08&checkOut=2026-12-10&${query}`;
    const reply = await engine.app.inject({ url });
    return { status: reply.statusCode, body: reply.json<Found>() };
  };
  const idsOf = async (query: string): Promise<number[]> => (await get(query)).body.hotels.map(({ id }) => id);
  const one = async (query: string): Promise<HotelFound | undefined> => (await get(query)).body.hotels[0];

  it('finds by the beginnings of words of name and place, in every language and spelling', async () => {
    for (const name of ['Bangalore', 'bangal', 'बंगलौर', 'Bengaluru'])
      expect(await idsOf(`place=${encodeURIComponent(name)}`)).toEqual([1760]);
    expect((await get('')).body).toMatchObject({ total: 7, pages: 1, isCut: false });
    expect(await idsOf('place=jaip')).toEqual([2116]);
    expect(await idsOf('place=JAIPUR%20palace')).toEqual([2116]);
    expect(await idsOf(`place=${encodeURIComponent('जयपुर')}`)).toEqual([2116]);
    expect(await idsOf(`place=${encodeURIComponent('برلين')}`)).toEqual([1188]);
    expect(await idsOf(`place=${encodeURIComponent('Bérlin')}`)).toEqual([1188]);
    expect(await idsOf('place=palace%20berlin')).toEqual([]);
    expect(await idsOf(`place=${encodeURIComponent("%' or 1=1 --")}`)).toEqual([]);
  });

  it('says for every hotel what its own page charges for the cheapest way to stay', async () => {
    const found = await one('place=berlin&adults=2&children=1&childAges=4');
    const reply = await engine.app.inject({
      url: '/api/hotels/1188/availability?checkIn=2026-12-08&checkOut=2026-12-10&adults=2&children=1&childAges=4',
    });
    const { rooms } = reply.json<{
      rooms: { availableRooms: number; fits: boolean; pricing: { priceForPax: { pax: number; total: number }[] }[] }[];
    }>();
    const totals = rooms
      .filter(({ availableRooms, fits }) => availableRooms > 0 && fits)
      .flatMap(({ pricing }) => pricing.flatMap(({ priceForPax }) => priceForPax.map(({ total }) => total)));
    expect(found).toMatchObject({ id: 1188, stay: { kind: 'free', roomCount: 1 } });
    const total = found?.stay.kind === 'free' ? found.stay.total : Number.NaN;
    expect(total).toBeGreaterThanOrEqual(Math.min(...totals));
    const quoted = await engine.app.inject({
      method: 'POST',
      url: '/api/quotes',
      payload: await cheapestQuote(),
    });
    expect(quoted.json<{ bill: { total: number } }>().bill.total).toBe(total);
  });

  /** The cheapest room of the hotel in Berlin for two adults and a child of four, asked for as its page would. */
  const cheapestQuote = async (): Promise<object> => {
    const guests = { adults: 2, childAges: [4], infants: 0 };
    const stay = { kind: 'nights', checkIn: '2026-12-08', checkOut: '2026-12-10' };
    const hotel = await engine.deps.hotels.byId(1188);
    const plans = (hotel?.sale.rooms ?? []).flatMap(({ id, prices }) =>
      Object.keys(prices).map((ratePlanId) => ({ roomTypeId: id, ratePlanId })),
    );
    const bills = await Promise.all(
      plans.map(async (plan) => {
        const payload = { hotelId: 1188, stay, rooms: [{ ...plan, ...guests }] };
        const reply = await engine.app.inject({ method: 'POST', url: '/api/quotes', payload });
        return { payload, total: reply.json<{ bill?: { total: number } }>().bill?.total ?? Number.POSITIVE_INFINITY };
      }),
    );
    return bills.toSorted((left, right) => left.total - right.total)[0]?.payload ?? {};
  };

  it('puts the lowest price first within a currency, the best rated first, and the name else', async () => {
    const prices = (await get('sort=price')).body.hotels.flatMap(({ currency, stay }) =>
      stay.kind === 'free' ? [[currency, stay.total] as const] : [],
    );
    const inOrder = prices.toSorted((left, right) => left[0].localeCompare(right[0], 'en') || left[1] - right[1]);
    expect(prices).toEqual(inOrder);
    expect(new Set(prices.map(([currency]) => currency)).size).toBeGreaterThan(2);
    const ratings = (await get('sort=rating')).body.hotels.map(({ googleRating }) => googleRating ?? 0);
    expect(ratings).toEqual(ratings.toSorted((left, right) => right - left));
    const names = (await get('')).body.hotels.map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
  });

  it('leaves out what a filter asks to leave out', async () => {
    const all = (await get('')).body.hotels;
    expect(await idsOf('instant=1')).toEqual(
      all.filter((hotel) => hotel.confirmation === 'instant').map(({ id }) => id),
    );
    expect(await idsOf('rental=1')).toEqual(all.filter((hotel) => hotel.vacationRental).map(({ id }) => id));
    expect(await idsOf('atProperty=1')).toEqual(all.filter((hotel) => hotel.paysAtProperty).map(({ id }) => id));
    expect((await idsOf('rental=1')).length).toBeLessThan(all.length);
  });

  it('says that a hotel is sold out, and leaves it out where free rooms are asked for', async () => {
    const { db, hotels } = engine.deps;
    const mango = await hotels.byId(493);
    const room = mango?.sale.rooms[0]?.id ?? '';
    await transact(db, (tx) =>
      takeRooms(tx, 493, [
        { date: '2026-12-09' as LocalDate, roomTypeId: room, quantity: 1, night: true, hourFrom: 0, hourTo: 24 },
      ]),
    );
    expect((await one('place=mango'))?.stay).toEqual({ kind: 'sold_out' });
    expect(await idsOf('place=mango&free=1')).toEqual([]);
    expect((await get('free=1')).body.total).toBe((await idsOf('free=1')).length);
  });

  it('needs rooms for everybody, several of one type where one is too small', async () => {
    expect((await one('place=thamel'))?.stay).toMatchObject({ kind: 'free', roomCount: 2 });
    expect((await one('place=linde&adults=12'))?.stay).toEqual({ kind: 'several_types' });
  });

  it('promises rooms only to parties that the engine would book', async () => {
    // Each room needs an adult: one adult takes one room, and none of these hotels has one for eleven.
    expect((await one('place=thamel&adults=1&children=8&childAges=5,5,5,5,5,5,5,5'))?.stay).toEqual({
      kind: 'too_small',
    });
    const crowd = 'adults=1&children=10&childAges=5,5,5,5,5,5,5,5,5,5';
    // The villa was sold before.
    for (const { id, stay } of (await get(crowd)).body.hotels)
      expect([id, stay.kind]).toEqual([id, id === 493 ? 'sold_out' : 'too_small']);
    expect((await get(`${crowd}&free=1`)).body).toMatchObject({ total: 0, hotels: [] });
    expect((await one('place=kayu&adults=19'))?.stay).toEqual({ kind: 'too_small' });
  });

  it('of dates that are none is refused, and of a day gone by finds nothing free', async () => {
    const reversed = await engine.app.inject({ url: '/api/hotel-search?checkIn=2026-12-10&checkOut=2026-12-08' });
    expect([reversed.statusCode, reversed.json()]).toEqual([422, { code: 'invalid_dates' }]);
    const past = await engine.app.inject({ url: '/api/hotel-search?checkIn=2020-12-08&checkOut=2020-12-10' });
    expect(new Set(past.json<Found>().hotels.map(({ stay }) => stay.kind))).toEqual(new Set(['sold_out']));
  });

  it('lists hotels by parts, and lists again what an older version has written', async () => {
    const idsOfList = async (query: string): Promise<number[]> =>
      (await engine.app.inject({ url: `/api/hotels?${query}` }))
        .json<{ hotels: { id: number }[] }>()
        .hotels.map(({ id }) => id);
    const parts = [...(await idsOfList('limit=4')), ...(await idsOfList('limit=4&page=2'))];
    expect(new Set(parts)).toEqual(new Set(await idsOfList('')));
    expect(parts).toHaveLength(7);
    await sql`delete from hotel_listing`.execute(engine.deps.db);
    expect(await idsOf('')).toEqual([]);
    await loadHotels(engine.deps.db, path.join(import.meta.dirname, '../../../../hotels'), engine.deps.clock());
    expect((await get('')).body.total).toBe(7);
  });

  it('compares a bounded number of hotels, and says so', async () => {
    const { db } = engine.deps;
    for (let id = 900_000; id < 900_000 + mostCompared; id += 1)
      await transact(db, (tx) =>
        writeListing(tx, {
          skeletons: [],
          row: {
            hotel_id: id,
            name_key: `many ${id}`,
            rating: 0,
            currency: 'INR',
            is_instant: true,
            is_rental: false,
            pays_at_property: true,
            fingerprint: 'test',
          },
          terms: ['many'],
        }),
      );
    const search = createHotelSearch(engine.deps);
    const asked = {
      wanted: anyHotel,
      search: {
        checkIn: '2026-12-08' as LocalDate,
        checkOut: '2026-12-10' as LocalDate,
        guests: { adults: 2, childAges: [], infants: 0 },
        language: undefined,
      },
      isFree: false,
      page: 1,
    };
    expect((await search({ ...asked, sort: 'price' })).isCut).toBe(true);
    expect((await search({ ...asked, sort: 'name' })).isCut).toBe(false);
  });
});
