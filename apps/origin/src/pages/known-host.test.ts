import type { Site } from '@latchkey/api-contract/types';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import type { SiteDirectory } from '../sites/site-directory.ts';
import { knownHostRoutes } from './known-host.routes.ts';
import { pageLimits } from './page-limits.ts';

const sites: SiteDirectory = {
  find: async (host) =>
    host === 'away.test'
      ? { kind: 'unavailable' }
      : host === 'stay.test'
        ? { kind: 'site', site: { kind: 'hotel' } as Site }
        : { kind: 'unknown_host' },
};
const opened = (most = 100) => {
  const app = Fastify();
  knownHostRoutes(app, { sites, limits: pageLimits(most, () => 0) });
  return app;
};
let app = opened();
afterEach(() => {
  app = opened();
});
const ask = async (url: string, more: object = {}): Promise<number> => (await app.inject({ url, ...more })).statusCode;

it('says to the balancer whether a host is one of ours, and nothing else', async () => {
  expect(await ask('/known-host?domain=stay.test')).toBe(200);
  expect(await ask('/known-host?domain=nobody.test')).toBe(404);
  expect(await ask('/known-host?domain=away.test')).toBe(503);
  expect(await ask('/known-host')).toBe(404);
  expect(await ask('/known-host?domain=stay.test&domain=nobody.test')).toBe(404);
  expect(await ask(`/known-host?domain=${'a'.repeat(254)}`)).toBe(404);
  expect((await app.inject({ url: '/known-host?domain=stay.test' })).body).toBe('');
});

it('says nothing to the world', async () => {
  expect(await ask('/known-host?domain=stay.test', { remoteAddress: '203.0.113.7' })).toBe(404);
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  expect(await ask('/known-host?domain=stay.test', { headers })).toBe(404);
});

it('answers so many questions and no more', async () => {
  app = opened(2);
  const asked = [];
  for (const _ of [1, 2, 3]) asked.push(await ask('/known-host?domain=stay.test'));
  expect(asked).toEqual([200, 200, 429]);
});
