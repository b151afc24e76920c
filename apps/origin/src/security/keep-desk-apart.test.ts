import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { keepDeskApart } from './keep-desk-apart.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

function origin(): (host: string, url: string) => Promise<number> {
  const app = Fastify();
  open.push(app);
  keepDeskApart(app, 'desk.test');
  app.all('/*', () => 'here');
  return async (host, url) => (await app.inject({ url, headers: { host } })).statusCode;
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
