import { bodyOf, itemsIn } from '@latchkey/analytics/analytics';
import type { Site } from '@latchkey/api-contract/types';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openCollectors } from './collectors.ts';
import { countMeasured } from './measured-counts.ts';
import { measuredBookings, type MeasuredBooking } from './measured-bookings.ts';
import { measuringRoutes } from './measuring.routes.ts';
import { testCollector } from './test-collector.ts';

const site = {
  kind: 'hotel',
  host: 'hotel.com',
  name: 'Hotel',
  hotel: { id: 1760 },
  measuring: {
    consent: 'not-needed',
    analytics: { token: 'token-1', recording: true },
    pixel: { id: 'pixel-1', scriptUrl: '' },
  },
} as Site;

export const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

/** The origin's routes of measuring with a collector and an engine behind them, anew for each test of a file. */
export function testMeasuring() {
  const outside = testCollector();
  const { arrived } = outside;
  /** What the engine says of the visitor's bookings, and what it was asked. */
  const engineSays: { confirmed: readonly MeasuredBooking[] } = { confirmed: [] };
  const askedOfEngine: { cookie: string | undefined; body: unknown }[] = [];
  const engine = Fastify();
  engine.post('/measured-bookings', ({ headers, body }) => {
    askedOfEngine.push({ cookie: headers.cookie, body });
    return { bookings: engineSays.confirmed };
  });
  const app = Fastify();

  beforeAll(async () => {
    const address = await outside.open();
    const collectors = openCollectors({ analytics: address, pixel: `${address}/pixel`, pixelAccessToken: 'secret' });
    const find = async (host: string) =>
      host === 'hotel.com' ? ({ kind: 'site', site } as const) : ({ kind: 'unknown_host' } as const);
    const bookings = measuredBookings(await engine.listen({ host: '127.0.0.1', port: 0 }));
    await measuringRoutes(app, {
      sites: { find },
      collectors,
      counts: countMeasured(new Registry()),
      bookings,
      now: () => 1_764_000_000_000,
    });
  });
  beforeEach(() => {
    arrived.length = askedOfEngine.length = 0;
    engineSays.confirmed = [];
    outside.status = 200;
  });
  afterAll(async () => {
    await app.close();
    await engine.close();
    outside.close();
  });

  let address = 0;
  // Each from an address of its own: one address has a limit.
  const nextAddress = (): string => `10.0.${Math.floor(address / 200)}.${(address++ % 200) + 1}`;
  const post = (items: readonly object[], headers: Record<string, string> = {}, path = 'track') =>
    app.inject({
      method: 'POST',
      url: `/t/${path}?verbose=1&_=1`,
      remoteAddress: nextAddress(),
      headers: {
        host: 'hotel.com',
        origin: 'http://hotel.com',
        'user-agent': browser,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: bodyOf(items),
    });
  const left = (visit: object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/t/left?hotel=1760',
      remoteAddress: nextAddress(),
      headers: { host: 'hotel.com', origin: 'http://hotel.com', 'user-agent': browser, ...headers },
      payload: JSON.stringify({ url: 'http://hotel.com/?lang=de', width: 390, links: [], told: [], ...visit }),
    });
  return { app, outside, arrived, engineSays, askedOfEngine, post, left };
}

/** A booking as the engine tells of it. */
export const booking: MeasuredBooking = {
  bookingId: '1760_AbCdEfGhIjKlMnOpQrStUv',
  total: 17_550,
  currency: 'EUR',
  checkIn: '2027-03-01',
  checkOut: '2027-03-03',
  confirmedAt: 1_763_999_000_000,
  isNew: true,
};

export const namesIn = (body = ''): unknown[] => (itemsIn(body) ?? []).map((item) => item['event']);
