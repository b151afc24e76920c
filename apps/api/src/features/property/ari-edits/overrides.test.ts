import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { book, quoteFor } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { answerOf, propertyCalls } from '../../../../test/property-calls.ts';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { stockHotel } from '../../stock/stocking/stock-hotel.ts';
import { tellOverridesApart } from '../../stock/stocking/tell-overrides-apart.ts';
import { databaseKinds } from '../../../../test/database-kinds.ts';

const today = '2026-11-23' as LocalDate;
const festival = { roomTypeId: 'garden-twin', from: '2026-12-09', to: '2026-12-10' };

describe.each(databaseKinds)('what a property sets by hand, on %s', (kind) => {
  const engine = openEngine(kind);
  const call = propertyCalls(engine);

  /** Loads the hotel's files again, with its rooms at other prices and other numbers of them. */
  const loadAnew = async (dearer: number, total?: number): Promise<void> => {
    const hotel = await engine.deps.hotels.byId(1760);
    if (hotel === undefined) throw new Error('no hotel');
    const facts = hotel.readFacts();
    const rooms = facts.rooms.map((room): HotelFacts['rooms'][number] => ({
      ...room,
      total: total ?? room.total,
      prices: Object.fromEntries(
        Object.entries(room.prices).map(([plan, prices]) => [
          plan,
          { ...prices, priceForPax: prices.priceForPax.map(({ pax, price }) => ({ pax, price: price + dearer })) },
        ]),
      ),
    }));
    await stockHotel(engine.deps.db, { ...facts, rooms }, today, true);
  };
  const priceOf = async (checkIn: string, checkOut: string): Promise<number> =>
    (await quoteFor(engine, { roomTypeId: 'garden-twin', checkIn, checkOut })).bill.roomsTotal;
  const overrides = async (query = ''): Promise<object[]> =>
    (await call('GET', `overrides${query}`)).json<{ overrides: object[] }>().overrides;

  it('leaves the price of a restricted night to its rule, and the restriction where it is', async () => {
    expect(answerOf(await call('PUT', 'restrictions', { ...festival, minStay: 2 }))).toEqual([200, { nights: 2 }]);
    await loadAnew(600);
    // 3,900 and 600 more, the festival nights as their neighbours.
    expect([await priceOf('2026-12-09', '2026-12-11'), await priceOf('2026-12-08', '2026-12-09')]).toEqual([
      9000, 4500,
    ]);
    const one = await engine.app.inject({
      url: '/api/hotels/1760/availability?checkIn=2026-12-09&checkOut=2026-12-10',
    });
    const { rooms } = one.json<{ rooms: { roomTypeId: string; minStay: number; pricing: object[] }[] }>();
    expect(rooms.find(({ roomTypeId }) => roomTypeId === 'garden-twin')).toMatchObject({ minStay: 2, pricing: [] });
  });

  it('keeps a price set by hand and lets the restrictions follow', async () => {
    const priceForPax = [
      { pax: 1, price: 5000 },
      { pax: 2, price: 5500 },
    ];
    await call('PUT', 'rates', { ...festival, ratePlanId: 'flexible', priceForPax });
    await loadAnew(600);
    expect(await priceOf('2026-12-09', '2026-12-11')).toBe(11_000);
    expect(await overrides()).toEqual([
      {
        ...festival,
        ratePlanId: 'flexible',
        field: 'priceForPax',
        value: priceForPax,
        rule: [
          { pax: 1, price: 3600 },
          { pax: 2, price: 3900 },
        ],
      },
    ]);
  });

  it('lists it in spans of nights that are alike, within what is asked for', async () => {
    const put = (what: string, edit: object) => call('PUT', what, { ...festival, ...edit });
    await put('restrictions', { to: '2026-12-12', closedToArrival: true, ratePlanId: 'flexible' });
    await put('restrictions', { from: '2026-12-11', to: '2026-12-11', closedToArrival: false });
    await put('inventory', { total: 1 });
    const of = { roomTypeId: 'garden-twin', ratePlanId: 'flexible', field: 'closedToArrival', rule: false };
    expect(await overrides()).toEqual([
      { ...festival, ratePlanId: null, field: 'total', value: 1, rule: 2 },
      { ...of, from: '2026-12-09', to: '2026-12-10', value: true },
      { ...of, from: '2026-12-11', to: '2026-12-11', value: false },
      { ...of, from: '2026-12-12', to: '2026-12-12', value: true },
    ]);
    expect(await overrides('?from=2026-12-12&to=2026-12-31&roomTypeId=garden-twin&ratePlanId=flexible')).toEqual([
      { ...of, from: '2026-12-12', to: '2026-12-12', value: true },
    ]);
    expect(await overrides('?roomTypeId=courtyard-king')).toEqual([]);
    expect((await call('GET', 'overrides', undefined, 2116)).json()).toEqual({ overrides: [] });
  });

  it('gives it back to the rule at once, by field and span', async () => {
    await call('PUT', 'rates', {
      ...festival,
      ratePlanId: 'flexible',
      priceForPax: [{ pax: 2, price: 5500 }],
      extraChild: 0,
    });
    await call('PUT', 'restrictions', { ...festival, closed: true });
    const clear = (more: object) => call('POST', 'overrides/clearing', { ...festival, ...more });
    expect(answerOf(await clear({ to: '2026-12-09', fields: ['priceForPax'] }))).toEqual([200, { nights: 1 }]);
    expect(answerOf(await clear({ fields: ['closed'], ratePlanId: 'flexible' }))).toEqual([200, { nights: 2 }]);
    expect([await priceOf('2026-12-09', '2026-12-10'), await priceOf('2026-12-10', '2026-12-11')]).toEqual([
      3900, 5500,
    ]);
    expect(answerOf(await clear({}))).toEqual([200, { nights: 2 }]);
    expect(answerOf(await clear({}))).toEqual([200, { nights: 0 }]);
    expect(await priceOf('2026-12-09', '2026-12-11')).toBe(7800);
    expect(await overrides()).toEqual([]);
    await loadAnew(600);
    expect(await priceOf('2026-12-09', '2026-12-11')).toBe(9000);
  });

  it('gives rooms back, but never below what is sold', async () => {
    await call('PUT', 'inventory', { ...festival, total: 4 });
    for (let room = 0; room < 2; room += 1)
      await book(engine, { roomTypeId: 'garden-twin', checkIn: '2026-12-09', checkOut: '2026-12-10' });
    await sql`insert into unit_closure (hotel_id, closure_id, unit_id, first, last, kind, created_at)
      select hotel_id, 'burst-pipe', unit_id, '2026-12-09', '2026-12-10', 'out_of_order', ${engine.deps.clock()} from room_unit
      where hotel_id = 1760 and room_type_id = 'garden-twin' order by position limit 1`.execute(engine.deps.db);
    expect(answerOf(await call('POST', 'overrides/clearing', { ...festival, fields: ['total'] }))).toEqual([
      200,
      { nights: 2 },
    ]);
    const { days } = (await call('GET', 'inventory?from=2026-12-09&to=2026-12-10')).json<{
      days: { roomTypeId: string; total: number }[];
    }>();
    expect(days.filter((day) => day.roomTypeId === 'garden-twin').map(({ total }) => total)).toEqual([2, 1]);
  });

  it('refuses to clear what is over, not on sale yet, or of no room of the hotel', async () => {
    const clear = (more: object) => call('POST', 'overrides/clearing', { ...festival, ...more });
    expect((await clear({ from: '2026-11-22' })).json()).toMatchObject({ code: 'past_dates' });
    expect((await clear({ to: '2027-11-24' })).json()).toMatchObject({ code: 'beyond_horizon' });
    expect(answerOf(await clear({ roomTypeId: 'no-room' }))).toEqual([404, { code: 'not_found' }]);
    expect((await clear({ fields: ['price'] })).statusCode).toBe(400);
  });

  it('of an older version, which froze whole nights, is told apart by what differs from the files', async () => {
    const { db } = engine.deps;
    await db
      .updateTable('rate')
      .set({ min_stay: 3, by_property: true })
      .where('hotel_id', '=', 1760)
      .where('room_type_id', '=', 'garden-twin')
      .where('date', '>=', festival.from as LocalDate)
      .where('date', '<=', festival.to as LocalDate)
      .execute();
    await loadAnew(600);
    // Frozen until it is told apart.
    expect(await priceOf('2026-12-09', '2026-12-12')).toBe(3900 + 3900 + 4950);
    await tellOverridesApart(db, 1760);
    expect(await overrides()).toEqual([{ ...festival, ratePlanId: 'flexible', field: 'minStay', value: 3, rule: 1 }]);
    await loadAnew(600);
    expect(await priceOf('2026-12-09', '2026-12-12')).toBe(4500 + 4500 + 4950);
  });
});
