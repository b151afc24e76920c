import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerErrors, answerUnreadable } from './page-errors.ts';

const secret = 'ENOENT /srv/releases/composition.json';
let app: FastifyInstance;
beforeEach(() => {
  const settings = { frameworkErrors: answerUnreadable };
  app = Fastify(settings);
  answerErrors(app);
  app.get('/*', async () => {
    throw Object.assign(new Error(secret), { code: 'ENOENT' });
  });
});
afterEach(() => app.close());

it('a defect of the origin is a page in the guest’s language, without a word of what broke', async () => {
  const { statusCode, headers, body } = await app.inject({ url: '/', headers: { cookie: 'latchkey-language=ar' } });
  expect([statusCode, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(body).toContain('<html lang="ar" dir="rtl"');
  for (const word of ['ENOENT', '/srv', 'Error:']) expect(body).not.toContain(word);
});

it('a defect on the way to the API is a problem body, without a word of what broke', async () => {
  const answer = await app.inject('/api/hotels');
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'unavailable']);
  expect(answer.body).not.toContain('ENOENT');
});

it.each(['/api/bookings/1760_%', '/images/1760/%zz'])('%s cannot be read: 400, and no page', async (url) => {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined]);
  expect(answer.json<{ code: string }>().code).toBe('invalid_request');
});

it('a page’s address that cannot be read leads to the page that says so', async () => {
  const { statusCode, headers } = await app.inject('/rooms/%');
  expect([statusCode, headers.location]).toEqual([303, '/pagenotfound']);
});
