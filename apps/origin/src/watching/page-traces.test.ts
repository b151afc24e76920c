import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostAMinute } from '../measuring/admission.ts';
import { pageTracesRoutes } from './page-traces.routes.ts';

const now = Date.UTC(2026, 10, 22, 12);
const sent: object[] = [];
let isAway = false;
const app = Fastify();
beforeAll(() =>
  pageTracesRoutes(app, {
    collector: { send: async (request) => !isAway && sent.push(request) > 0 },
    release: '1.2.3',
    now: () => now,
  }),
);
afterAll(() => app.close());

const span = {
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  spanId: '00f067aa0ba902b7',
  parentSpanId: 'a3ce929d0e0e4736',
  name: 'documentLoad',
  startTimeUnixNano: `${now}000000`,
  endTimeUnixNano: `${now}000000`,
};
const body = (name = 'documentLoad') =>
  JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: [{ ...span, name }] }] }] });
const post = (payload: string, headers: Record<string, string> = {}, remoteAddress = '10.0.0.1') =>
  app.inject({
    method: 'POST',
    url: '/t/traces',
    remoteAddress,
    headers: { host: 'hotel.com', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
    payload,
  });

test('spans of our pages are handed on; those of others are not heard', async () => {
  expect((await post(body())).statusCode).toBe(200);
  expect(JSON.stringify(sent)).toContain('"documentLoad"');
  expect((await post(body(), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await post(body('meera@example.com'))).statusCode).toBe(200);
  expect(sent).toHaveLength(1);
});

test('what cannot be read, is too large or too much is refused, and a collector that is away is said to be', async () => {
  expect((await post('{}')).statusCode).toBe(400);
  expect((await post('x'.repeat(200_000))).statusCode).toBe(413);
  isAway = true;
  expect((await post(body())).statusCode).toBe(503);
  const statuses = [];
  for (let time = 0; time < mostAMinute + 1; time++) statuses.push((await post('{}', {}, '10.0.0.2')).statusCode);
  expect(statuses.indexOf(429)).toBe(mostAMinute);
});
