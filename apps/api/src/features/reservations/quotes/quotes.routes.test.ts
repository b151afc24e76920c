import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { postBooking, quoteFor, selectionOf } from '../../../../test/journeys.ts';
import { startTestEngine, type TestEngine } from '../../../../test/test-engine.ts';

// Shows docs/rules.md: What was agreed (Quotes).

const halfHour = 30 * 60_000;

describe('a quote', () => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startTestEngine();
  });
  afterEach(() => engine.reset());
  afterAll(() => engine.close());

  const raisePrices = (): Promise<unknown> =>
    engine.deps.db
      .updateTable('rate')
      .set({ price_for_pax: JSON.stringify([{ pax: 2, price: 6000 }]) })
      .execute();

  it('that is live is honoured whatever prices do', async () => {
    const { quoteToken, bill } = await quoteFor(engine);
    await raisePrices();
    engine.pass(halfHour - 1);
    const read = await engine.app.inject({ url: `/api/quotes/${quoteToken}` });
    expect([read.statusCode, read.json<{ bill: { total: number } }>().bill.total]).toEqual([200, bill.total]);
    expect((await postBooking(engine, quoteToken)).statusCode).toBe(201);
  });

  it('whose rooms others have taken says so when it is opened, and not to who has booked it', async () => {
    const { quoteToken, selection } = await quoteFor(engine);
    const read = async (): Promise<number> =>
      (await engine.app.inject({ url: `/api/quotes/${quoteToken}` })).statusCode;
    const sellAll = (): Promise<unknown> =>
      engine.deps.db
        .updateTable('inventory')
        .set((row) => ({ used: row.ref('total') }))
        .where('room_type_id', '=', selection.rooms[0]?.roomTypeId ?? '')
        .execute();
    expect(await read()).toBe(200);
    await sellAll();
    expect(await read()).toBe(409);
    await engine.reset();
    const own = await quoteFor(engine);
    expect((await postBooking(engine, own.quoteToken)).statusCode).toBe(201);
    await sellAll();
    expect((await engine.app.inject({ url: `/api/quotes/${own.quoteToken}` })).statusCode).toBe(200);
  });

  it('that has expired at another price says so, old and new, with a new quote', async () => {
    const { quoteToken } = await quoteFor(engine);
    await raisePrices();
    engine.pass(halfHour);
    const refused = await postBooking(engine, quoteToken);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'price_changed', oldTotal: 10_080, newTotal: 12_600 },
    ]);
    expect(
      (await postBooking(engine, refused.json<{ quote: { quoteToken: string } }>().quote.quoteToken)).statusCode,
    ).toBe(201);
  });

  it('that has expired at the same price lives on', async () => {
    const { quoteToken } = await quoteFor(engine);
    engine.pass(halfHour);
    const read = await engine.app.inject({ url: `/api/quotes/${quoteToken}` });
    expect(read.statusCode).toBe(200);
    expect(read.json<{ quoteToken: string }>().quoteToken).not.toBe(quoteToken);
  });

  it('takes a code off once it is entered, and never shows it before', async () => {
    expect((await quoteFor(engine, { couponCode: ' direct15 ' })).bill).toMatchObject({
      additionalDiscount: 1440,
      total: 8568,
    });
    expect(
      (await engine.app.inject({ url: '/api/hotels/1760/availability?checkIn=2026-12-02&checkOut=2026-12-04' })).body,
    ).not.toContain('DIRECT15');
  });

  it('prices hours on one date', async () => {
    const response = await engine.app.inject({
      method: 'POST',
      url: '/api/quotes',
      payload: { ...selectionOf(), stay: { kind: 'hours', date: '2026-12-02', startHour: 10, hours: 3 } },
    });
    expect([response.statusCode, response.json<{ bill: { total: number } }>().bill.total]).toEqual([201, 1890]);
  });

  it.each([
    ['thali-dinner', 4, 650],
    ['late-checkout', 2, 1200],
    ['airport-car', 1, 1200],
  ])('for two rooms of two has %s %i times and not once more, however it is named', async (addonId, most, price) => {
    const quoteWith = async (
      addons: readonly object[],
    ): Promise<[number, { code?: string; bill?: { addons: object[]; addonsTotal: number } }]> => {
      const response = await engine.app.inject({
        method: 'POST',
        url: '/api/quotes',
        payload: { ...selectionOf({ rooms: 2 }), addons },
      });
      return [response.statusCode, response.json()];
    };
    const oneByOne = (times: number): object[] => Array.from({ length: times }, () => ({ addonId, quantity: 1 }));
    const bill = { addons: [{ addonId, quantity: most, amount: most * price }], addonsTotal: most * price };
    expect(await quoteWith([{ addonId, quantity: most }])).toMatchObject([201, { bill }]);
    expect(await quoteWith(oneByOne(most))).toMatchObject([201, { bill }]);
    expect(await quoteWith([{ addonId, quantity: most + 1 }])).toEqual([422, { code: 'not_for_sale' }]);
    expect(await quoteWith(oneByOne(most + 1))).toEqual([422, { code: 'not_for_sale' }]);
  });

  it('refuses an extra that does not go with hours by its name, and sells it with nights', async () => {
    const quoteOf = async (stay: object): Promise<[number, unknown]> => {
      const payload = { ...selectionOf(), ...stay, addons: [{ addonId: 'late-checkout', quantity: 1 }] };
      const response = await engine.app.inject({ method: 'POST', url: '/api/quotes', payload });
      return [response.statusCode, response.json()];
    };
    const hours = { stay: { kind: 'hours', date: '2026-12-02', startHour: 10, hours: 3 } };
    expect(await quoteOf(hours)).toEqual([422, { code: 'addon_not_with_stay', addonId: 'late-checkout' }]);
    expect(await quoteOf({})).toMatchObject([201, { bill: { addonsTotal: 1200 } }]);
  });

  it.each<[string, object, number, string]>([
    ['a past night', selectionOf({ checkIn: '2026-11-22' }), 422, 'invalid_dates'],
    [
      'four in a room for three',
      {
        ...selectionOf(),
        rooms: [{ roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 4, childAges: [], infants: 0 }],
      },
      422,
      'max_occupancy',
    ],
    ['a code nobody gave', selectionOf({ couponCode: 'FREE' }), 422, 'unknown_coupon'],
    ['a room nobody has', selectionOf({ roomTypeId: 'penthouse' }), 422, 'not_for_sale'],
    ['too many rooms', selectionOf({ rooms: 6 }), 422, 'max_rooms'],
    ['more rooms than are free', selectionOf({ rooms: 4 }), 409, 'sold_out'],
    [
      'a night beyond the calendar',
      selectionOf({ checkIn: '2028-12-02', checkOut: '2028-12-04' }),
      422,
      'not_for_sale',
    ],
    ['a hotel nobody knows', selectionOf({ hotelId: 9 }), 404, 'not_found'],
  ])('of %s is refused', async (_what, payload, status, code) => {
    const response = await engine.app.inject({ method: 'POST', url: '/api/quotes', payload });
    expect([response.statusCode, response.json()]).toEqual([status, { code }]);
  });
});
