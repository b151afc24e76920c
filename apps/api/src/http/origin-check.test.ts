import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { checkOrigins } from './origin-check.ts';

describe('an unsafe call', () => {
  const app = Fastify({ trustProxy: ['loopback'] });
  checkOrigins(app, ({ routeOptions }) => routeOptions.url?.startsWith('/api/webhooks/') === true);
  app.post('/api/bookings', async () => ({}));
  app.post('/api/webhooks/razorpay', async () => ({}));
  app.get('/api/bookings', async () => ({}));
  afterAll(() => app.close());

  const call = async (
    headers: Record<string, string>,
    {
      url = '/api/bookings',
      method = 'POST',
      proto = 'https',
      host = 'book.sandalwood.example',
      from = '127.0.0.1',
    } = {},
  ): Promise<number> => {
    const response = await app.inject({
      method: method as 'POST' | 'GET',
      url,
      remoteAddress: from,
      headers: { 'x-forwarded-host': host, 'x-forwarded-proto': proto, ...headers },
    });
    return response.statusCode;
  };
  const own = 'https://book.sandalwood.example';

  it('of the site’s own page is served, on whichever domain a hotel has', async () => {
    expect(await call({ origin: own, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await call({ origin: own })).toBe(200);
    expect(await call({ origin: own }, { host: 'BOOK.sandalwood.example:443' })).toBe(200);
    const local = { proto: 'http', host: 'sandalwood.localhost:4000' };
    expect(await call({ origin: 'http://sandalwood.localhost:4000' }, local)).toBe(200);
  });

  it('of another host’s page is refused, and of the same host on another port', async () => {
    expect(await call({ origin: 'https://evil.example' })).toBe(403);
    expect(await call({ origin: `${own}:8443` })).toBe(403);
    expect(await call({ origin: 'not an origin' })).toBe(403);
  });

  it('of the same host’s plain page is refused over HTTPS', async () => {
    expect(await call({ origin: 'http://book.sandalwood.example' })).toBe(403);
    expect(await call({ origin: 'http://book.sandalwood.example', 'sec-fetch-site': 'cross-site' })).toBe(403);
  });

  it('of a page behind a balancer that nobody named as trusted is served', async () => {
    expect(await call({ origin: own }, { proto: 'http' })).toBe(200);
    const untrusted = { host: 'book.sandalwood.example' };
    expect(await call({ origin: own, ...untrusted }, { from: '203.0.113.9' })).toBe(200);
  });

  it('that the browser calls another site’s is refused, whatever its origin says', async () => {
    for (const origin of [own, 'https://evil.example', 'null'])
      expect(await call({ origin, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await call({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  });

  it('of a page without a referrer is served where the browser says that it is the site’s own', async () => {
    expect(await call({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await call({ origin: 'null', 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await call({ origin: 'null' })).toBe(403);
  });

  it('of no browser is served, and so are what only reads and what a gateway tells', async () => {
    expect(await call({})).toBe(200);
    expect(await call({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, { method: 'GET' })).toBe(200);
    const gateway = { origin: 'https://api.gateway.example', 'sec-fetch-site': 'cross-site' };
    expect(await call(gateway, { url: '/api/webhooks/razorpay' })).toBe(200);
  });
});
