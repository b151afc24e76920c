import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { keepSecure } from './transport.ts';

const hsts = 'max-age=31536000; includeSubDomains';

const answerTo = async (
  url: string,
  { isHttps = false, redirectToHttps = true, host = 'hotel.test' } = {},
): Promise<{ status: number; location: string; hsts: unknown }> => {
  const app = Fastify({ trustProxy: true });
  keepSecure(app, { redirectToHttps, hsts });
  app.get('/*', async () => 'page');
  const { statusCode, headers } = await app.inject({
    url,
    headers: { host, 'x-forwarded-proto': isHttps ? 'https' : 'http' },
  });
  await app.close();
  return { status: statusCode, location: [headers.location].flat().join(), hsts: headers['strict-transport-security'] };
};

it('a plain request is led to the same address over HTTPS, where that is switched on', async () => {
  expect(await answerTo('/rooms?lang=ar')).toMatchObject({ status: 308, location: 'https://hotel.test/rooms?lang=ar' });
  expect(await answerTo('/rooms?lang=ar', { redirectToHttps: false })).toMatchObject({ status: 200 });
});

it('is never led to another host than the one it named', async () => {
  const { location } = await answerTo('//evil.example/');
  expect(location).not.toMatch(/^https:\/\/evil/);
});

it('a probe of a balancer is answered in the plain', async () => {
  expect(await answerTo('/healthz')).toMatchObject({ status: 200 });
});

it('answers over HTTPS say so for subdomains too, and those in the plain do not', async () => {
  expect(await answerTo('/', { isHttps: true })).toEqual({ status: 200, location: '', hsts });
  expect(await answerTo('/', { redirectToHttps: false })).toMatchObject({ hsts: undefined });
});
