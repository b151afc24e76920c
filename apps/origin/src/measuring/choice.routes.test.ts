import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choiceRoutes } from './choice.routes.ts';

const app = Fastify();
beforeAll(() => choiceRoutes(app));
afterAll(() => app.close());

test('a choice is kept in a cookie that can be read, and leads back to where it was made', async () => {
  const choose = (payload: string, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/t/choice',
      headers: {
        host: 'hotel.com',
        origin: 'http://hotel.com',
        referer: 'http://hotel.com/privacy-policy?lang=de',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload,
    });
  const { statusCode, headers } = await choose('choice=denied');
  expect([statusCode, headers.location]).toEqual([303, '/privacy-policy?lang=de#analytics']);
  expect(headers['set-cookie']).toBe('latchkey-measuring=denied; Path=/; Max-Age=31536000; SameSite=Lax');
  expect((await choose('choice=maybe')).statusCode).toBe(400);
  expect((await choose('choice=allowed', { origin: 'http://evil.com' })).statusCode).toBe(400);
  expect((await choose('choice=allowed', { referer: 'http://evil.com/x' })).headers.location).toBe(
    '/privacy-policy#analytics',
  );
});
