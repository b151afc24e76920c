import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asha, book, quoteFor, selectionOf } from './journeys.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';

const odd = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    '9999-12-31',
    '0000-00-00',
    '0001-01-01',
    '2999-12-31',
    '-1',
    '1e400',
    Number.MAX_SAFE_INTEGER,
    -1,
    0.5,
    null,
    [],
    {},
    { toString: 1 },
    'x'.repeat(5000),
  ),
);

/** A valid body with one thing in it replaced, wherever that is. */
function spoiled(valid: unknown, path: readonly number[], by: unknown): unknown {
  const [step, ...rest] = path;
  if (typeof valid !== 'object' || valid === null || step === undefined) return by;
  const keys = Object.keys(valid);
  const key = keys[step % Math.max(1, keys.length)];
  const changed: unknown = key === undefined ? by : spoiled((valid as Record<string, unknown>)[key], rest, by);
  return Array.isArray(valid)
    ? valid.map((one: unknown, at) => (String(at) === key ? changed : one))
    : { ...valid, [key ?? 'odd']: changed };
}

describe('bad input', () => {
  let engine: TestEngine;
  let bodies: readonly (readonly [url: string, body: unknown])[];
  beforeAll(async () => {
    engine = await startTestEngine();
    const { bookingId } = await book(engine);
    const { quoteToken } = await quoteFor(engine);
    bodies = [
      ['/api/quotes', { ...selectionOf(), couponCode: 'X', addons: [{ addonId: 'airport-car', quantity: 1 }] }],
      ['/api/quotes', { ...selectionOf(), stay: { kind: 'hours', date: '2026-12-02', startHour: 10, hours: 3 } }],
      [
        '/api/bookings',
        {
          quoteToken,
          travellers: [{ ...asha, age: 40 }],
          payment: { mode: 'online', plan: 'full' },
          language: 'hi',
          specialRequests: 'a',
          estimatedArrivalTime: 'b',
        },
      ],
      [
        `/api/bookings/${bookingId}/payments`,
        { gateway: 'razorpay', paymentId: 'p', orderId: 'o', signature: 's', hotelId: 1760 },
      ],
      [`/api/bookings/${bookingId}/payment-orders`, {}],
      ['/api/itineraries', { hotelId: 1760, days: 1, purpose: 'food', email: 'a@b.co', language: 'en' }],
      ['/api/webhooks/razorpay', { event: 'payment.captured' }],
    ];
  });
  afterAll(() => engine.close());

  it('in a body is never more than a refusal', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 6 }),
        fc.array(fc.nat({ max: 9 }), { maxLength: 4 }),
        odd,
        async (which, path, by) => {
          const [url, valid] = bodies[which] ?? ['/api/quotes', {}];
          const response = await engine.app.inject({
            method: 'POST',
            url,
            headers: { 'idempotency-key': 'abcdefgh', 'content-type': 'application/json' },
            payload: JSON.stringify(spoiled(valid, path, by)),
          });
          expect([
            response.statusCode < 500 ? 'refused' : response.statusCode,
            response.body.includes('    at '),
          ]).toEqual(['refused', false]);
        },
      ),
      { numRuns: 600 },
    );
  });

  it('in an address is never more than a refusal', async () => {
    const asked = fc.record(
      {
        checkIn: odd,
        checkOut: odd,
        adults: odd,
        children: odd,
        childAges: odd,
        lang: odd,
        from: odd,
        days: odd,
        slug: odd,
        host: odd,
      },
      { requiredKeys: [] },
    );
    const paths = [
      '/api/site',
      '/api/hotels',
      '/api/hotels/1760',
      '/api/hotels/1760/availability',
      '/api/hotels/1760/calendar',
      '/api/hotels/1760/nearby',
      '/api/hotels/%00',
      '/api/quotes/%00',
      '/api/bookings/%ff',
      '/images/1760/%',
      '/%',
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), asked, async (path, query) => {
        const search = new URLSearchParams(
          Object.entries(query).map(([name, value]) => [
            name,
            typeof value === 'string' ? value : JSON.stringify(value),
          ]),
        );
        const response = await engine.app.inject({ url: `${path}?${search}` });
        expect(response.statusCode, `${path}?${search}`).toBeLessThan(500);
      }),
      { numRuns: 600 },
    );
  });

  it.each(['2026-12-01', '9999-12-31', '0001-01-01'])('of a calendar from %s is answered', async (from) => {
    expect([200, 400]).toContain(
      (await engine.app.inject({ url: `/api/hotels/1760/calendar?from=${from}&days=90` })).statusCode,
    );
  });

  it('that is no JSON is refused in the one form of problems', async () => {
    const send = async (type: string, payload: string): Promise<unknown> =>
      (
        await engine.app.inject({ method: 'POST', url: '/api/quotes', headers: { 'content-type': type }, payload })
      ).json();
    expect(await send('application/json', '{')).toMatchObject({ status: 400, code: 'bad_request' });
    expect(await send('text/plain', '{}')).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    expect(await send('application/json', JSON.stringify({ x: 'x'.repeat(70_000) }))).toMatchObject({
      status: 413,
      code: 'too_large',
    });
  });

  it('that is nested without end is refused, not answered with a defect', async () => {
    const deep = `{"hotelId":1760,"rooms":${'['.repeat(15_000)}${']'.repeat(15_000)}}`;
    for (const url of ['/api/quotes', '/api/bookings']) {
      const response = await engine.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', 'idempotency-key': 'deep-enough-to-fall' },
        payload: deep,
      });
      expect([url, response.statusCode]).toEqual([url, 400]);
    }
  });
});
