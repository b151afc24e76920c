import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { keepDeskApart } from './desk-host.ts';

const cookie = '__Host-latchkey-desk=a.b';

function engine(deskHost: string | null) {
  const app = Fastify({ trustProxy: ['loopback'] });
  keepDeskApart(app, { deskHost });
  for (const url of ['/api/staff/session', '/api/property/day', '/api/property/bookings/:reference', '/api/hotels'])
    app.get(url, () => 'here');
  return async (host: string | null, url: string, headers: Record<string, string> = {}): Promise<number> => {
    const through = host === null ? {} : { 'x-forwarded-host': host };
    return (await app.inject({ url, headers: { cookie, ...through, ...headers } })).statusCode;
  };
}

it.each(['/api/staff/session', '/api/property/day', '/api/property/bookings/BCDF-2345', '/api/%70roperty/day'])(
  'a session does what people do on the desk’s host alone: %s',
  async (url) => {
    const ask = engine('desk.example');
    for (const host of ['latchkey.example', 'book.latchkey.example', 'linde.example', 'desk.example.evil.example'])
      expect([host, await ask(host, url)]).toEqual([host, 404]);
    for (const host of ['desk.example', 'DESK.example:8443', 'desk.example.'])
      expect([host, await ask(host, url)]).toEqual([host, 200]);
  },
);

it('keys are taken on every host, but not where people sign in', async () => {
  const ask = engine('desk.example');
  const authorization = 'Bearer key';
  expect(await ask('linde.example', '/api/property/day', { authorization })).toBe(200);
  expect(await ask('linde.example', '/api/staff/session', { authorization })).toBe(404);
});

it('guests’ calls are answered on every host', async () => {
  for (const host of ['linde.example', 'desk.example'])
    expect(await engine('desk.example')(host, '/api/hotels')).toBe(200);
});

it('without a desk there is no host for sessions', async () => {
  expect(await engine(null)('desk.example', '/api/property/day')).toBe(404);
});

it('what is asked at the engine’s own address came through no host', async () => {
  expect(await engine('desk.example')(null, '/api/property/day')).toBe(200);
});
