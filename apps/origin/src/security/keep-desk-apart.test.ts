import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { keepDeskApart } from './keep-desk-apart.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

function origin(): (host: string, url: string, headers?: Record<string, string>) => Promise<number> {
  const app = Fastify();
  open.push(app);
  keepDeskApart(app, 'desk.test');
  app.all('/*', () => 'here');
  return async (host, url, headers = {}) => (await app.inject({ url, headers: { host, ...headers } })).statusCode;
}

test.each(['/api/staff/session', '/api/staff', '/api/staff/links?x=1'])(
  'nobody signs in on a guest’s host: %s',
  async (url) => {
    const ask = origin();
    expect(await ask('linde.test', url)).toBe(404);
    for (const desk of ['desk.test', 'DESK.test:4000', 'desk.test.'])
      expect([desk, await ask(desk, url)]).toEqual([desk, 200]);
  },
);

test.each(['/api/property/day', '/api/property/people?x=1', '/api/property'])(
  'nobody works in a session on a guest’s host, and keys of a property’s systems are taken there: %s',
  async (url) => {
    const ask = origin();
    const headers = { cookie: `__Host-latchkey-desk=x`, 'latchkey-hotel': '1760' };
    for (const host of ['linde.test', 'latchkey.test', 'DESK.test.evil.example'])
      expect([host, await ask(host, url, headers)]).toEqual([host, 404]);
    expect(await ask('desk.test', url, headers)).toBe(200);
    expect(await ask('linde.test', url, { authorization: 'Bearer x' })).toBe(200);
  },
);

test.each([
  '/redirect?to=/',
  '/move',
  '/b/abcdefghij',
  '/blogs/feed.xml',
  '/planner/offline.js',
  '/t/track',
  '/sitemap.xml',
  '/sitemap-hotels-0.xml',
  '/llms.txt',
])('what is for guests is not on the desk’s host: %s', async (url) => {
  const ask = origin();
  expect(await ask('desk.test', url)).toBe(404);
  expect(await ask('linde.test', url)).toBe(200);
});

test.each(['/', '/sign-in', '/today', '/robots.txt', '/api/property/day', '/api/hotels/1760', '/assets/desk/a.js'])(
  'everything else is answered on the desk’s host: %s',
  async (url) => expect(await origin()('desk.test', url)).toBe(200),
);
