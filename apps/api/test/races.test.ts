import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book, completeByRazorpay, openOrder, postBooking, quoteFor, quotesFor, statusOf } from './journeys.ts';
import { brokenInvariants } from './invariants.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';
import { postWebhook } from './webhook.ts';
import { bothKinds } from './database-kinds.ts';
import { isNight } from './night.ts';

const rounds = isNight ? 100 : 20;

describe.each(bothKinds)('races on %s', (kind) => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startTestEngine(kind);
  });
  afterAll(() => engine.close());

  it('sells the last 3 rooms to 3 of 200 who come at once, and tells the others so', async () => {
    const tokens = await quotesFor(engine, 200, { checkIn: '2026-12-07', checkOut: '2026-12-09' });
    const responses = await Promise.all(tokens.map((token) => postBooking(engine, token)));
    const byStatus = Map.groupBy(responses, (response) => response.statusCode);
    expect(new Set(byStatus.keys())).toEqual(new Set([201, 409]));
    expect(byStatus.get(201)).toHaveLength(3);
    expect(byStatus.get(409)?.every((response) => response.json<{ code: string }>().code === 'sold_out')).toBe(true);
    expect(await brokenInvariants(engine.deps.db)).toEqual({});
  });

  it('sells nights and hours of the same rooms to as many as fit, whoever comes first', async () => {
    const rooms = [{ roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 1, childAges: [], infants: 0 }];
    const stays = [
      { kind: 'nights', checkIn: '2026-12-14', checkOut: '2026-12-16' },
      { kind: 'hours', date: '2026-12-15', startHour: 9, hours: 6 },
      { kind: 'hours', date: '2026-12-14', startHour: 12, hours: 6 },
      { kind: 'nights', checkIn: '2026-12-15', checkOut: '2026-12-17' },
    ];
    const tokens = await Promise.all(
      stays.map(async (stay) =>
        (
          await engine.app.inject({ method: 'POST', url: '/api/quotes', payload: { hotelId: 1760, stay, rooms } })
        ).json<{ quoteToken: string }>(),
      ),
    );
    const responses = await Promise.all(
      Array.from({ length: 80 }, (_, at) =>
        postBooking(engine, tokens[at % tokens.length]?.quoteToken ?? '', { body: { again: true } }),
      ),
    );
    expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([201, 409]));
    expect(await brokenInvariants(engine.deps.db)).toEqual({});
  });

  it('answers one booking to the same key sent 50 times at once', async () => {
    const { quoteToken } = await quoteFor(engine, {
      checkIn: '2026-12-10',
      checkOut: '2026-12-11',
      roomTypeId: 'garden-twin',
    });
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => postBooking(engine, quoteToken, { key: 'the-same-key' })),
    );
    expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([201]));
    expect(new Set(responses.map((response) => response.json<{ bookingId: string }>().bookingId)).size).toBe(1);
  });

  it('makes one booking of a quote that is sent 50 times at once from as many tabs, and tells the others of it', async () => {
    const { quoteToken } = await quoteFor(engine, { checkIn: '2027-05-10', checkOut: '2027-05-11' });
    const responses = await Promise.all(Array.from({ length: 50 }, () => postBooking(engine, quoteToken)));
    const made = responses.filter((response) => response.statusCode === 201);
    expect(made).toHaveLength(1);
    const { bookingId } = made[0]?.json<{ bookingId: string }>() ?? {};
    for (const other of responses.filter((response) => response.statusCode !== 201))
      expect([other.statusCode, other.json()]).toMatchObject([409, { code: 'already_booked', booking: { bookingId } }]);
    expect(await brokenInvariants(engine.deps.db)).toEqual({});
  });

  it('confirms once when the guest’s page and the gateway tell at the same moment, again and again', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const day = new Date(Date.UTC(2027, 0, 6 + round));
      const [checkIn = '', checkOut = ''] = [day, new Date(day.getTime() + 86_400_000)].map((date) =>
        date.toISOString().slice(0, 10),
      );
      const { bookingId } = await book(engine, { checkIn, checkOut });
      const orderId = await openOrder(engine, bookingId);
      const [callback, ...webhooks] = await Promise.all([
        completeByRazorpay(engine, bookingId, orderId),
        postWebhook(engine, { orderId, notes: { hotel_id: '1760' } }),
        postWebhook(engine, { event: 'order.paid', orderId }),
      ]);
      expect(callback.statusCode).toBe(200);
      expect(webhooks.map((response) => response.statusCode)).toEqual([200, 200]);
      expect(await statusOf(engine, bookingId)).toBe('confirmed');
    }
    const confirmations = await engine.deps.db
      .selectFrom('booking_event')
      .select('booking_id')
      .where('type', '=', 'confirmed')
      .orderBy('sequence')
      .execute();
    expect(confirmations).toHaveLength(rounds);
    expect(await brokenInvariants(engine.deps.db)).toEqual({});
  });
});
