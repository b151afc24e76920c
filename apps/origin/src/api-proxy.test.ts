import { PassThrough } from 'node:stream';
import { bytesOfFigures } from '@latchkey/api-contract/property-paths';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { proxyApi } from './api-proxy.ts';
import { answerErrors } from './pages/page-errors.ts';

describe('the way to the API', () => {
  const open: FastifyInstance[] = [];
  afterEach(async () => {
    for (const app of open.splice(0)) await app.close();
  });

  const originOf = async (apiUrl: string, trustProxy: false | string[]): Promise<FastifyInstance> => {
    const app = Fastify({ trustProxy });
    open.push(app);
    answerErrors(app);
    await proxyApi(app, { apiUrl, bodyBytes: 1024 });
    return app;
  };
  const api = async (): Promise<string> => {
    const app = Fastify();
    open.push(app);
    app.get('/api/who', ({ headers }) => [
      headers['x-forwarded-host'],
      headers['x-forwarded-for'],
      headers['x-forwarded-proto'],
    ]);
    return app.listen({ host: '127.0.0.1', port: 0 });
  };
  const balanced = {
    host: 'hotel.test',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'hotel.test',
  };

  it('tells of the guest what a trusted balancer says', async () => {
    const origin = await originOf(await api(), ['127.0.0.1']);
    expect((await origin.inject({ url: '/api/who', headers: balanced })).json()).toEqual([
      'hotel.test',
      '203.0.113.9',
      'https',
    ]);
  });

  it('does not tell the engine what of us a guest is shown', async () => {
    const target = Fastify();
    open.push(target);
    target.get('/api/cookie', ({ headers }) => [headers.cookie ?? null]);
    const origin = await originOf(await target.listen({ host: '127.0.0.1', port: 0 }), false);
    const asked = async (cookie: string) => (await origin.inject({ url: '/api/cookie', headers: { cookie } })).json();
    expect(await asked('latchkey-bucket=7; latchkey-language=de')).toEqual(['latchkey-language=de']);
    expect(await asked('latchkey-experiment=x; latchkey-bucket=7')).toEqual([null]);
  });

  it('passes on who sits at the desk and for which hotel, and the cookie that the engine gives', async () => {
    const target = Fastify();
    open.push(target);
    const cookie = '__Host-latchkey-desk=abc; Path=/; HttpOnly; Secure; SameSite=Strict';
    target.get('/api/property/day', ({ headers }, reply) =>
      reply.header('set-cookie', cookie).send([headers.cookie, headers['latchkey-hotel']]),
    );
    const origin = await originOf(await target.listen({ host: '127.0.0.1', port: 0 }), false);
    const reply = await origin.inject({
      url: '/api/property/day',
      headers: { cookie: '__Host-latchkey-desk=abc', 'latchkey-hotel': '1760' },
    });
    expect(reply.json()).toEqual(['__Host-latchkey-desk=abc', '1760']);
    expect(reply.headers['set-cookie']).toBe(cookie);
  });

  it('passes the links of SMS on, and where they lead', async () => {
    const target = Fastify();
    open.push(target);
    target.get('/api/b/:code', ({ host }, reply) => reply.redirect(`/bookings/1_x?on=${host}`, 302));
    const origin = await originOf(await target.listen({ host: '127.0.0.1', port: 0 }), false);
    const { statusCode, headers } = await origin.inject({ url: '/b/abcdefghij', headers: { host: 'hotel.test' } });
    expect([statusCode, headers.location]).toEqual([302, expect.stringMatching(/^\/bookings\/1_x/)]);
  });

  it('passes events on as they come, whatever else is asked meanwhile', async () => {
    const target = Fastify();
    open.push(target);
    const events = new PassThrough();
    target.get('/api/property/changes', (_, reply) => reply.type('text/event-stream').send(events));
    const origin = await originOf(await target.listen({ host: '127.0.0.1', port: 0 }), false);
    const leaving = new AbortController();
    const address = await origin.listen({ host: '127.0.0.1', port: 0 });
    events.write('retry: 5000\n\n');
    const { body } = await fetch(`${address}/api/property/changes`, { signal: leaving.signal });
    const reader = (body ?? new ReadableStream<Uint8Array>()).getReader();
    const text = async (): Promise<string> => new TextDecoder().decode((await reader.read()).value);
    expect(await text()).toBe('retry: 5000\n\n');
    events.write('id: 7\n\n');
    expect(await text()).toBe('id: 7\n\n');
    leaving.abort();
  });

  it('leaves a line to the desk that comes after many others', async () => {
    const target = Fastify();
    open.push(target);
    target.get('/api/property/changes', (_, reply) => {
      const events = new PassThrough();
      events.write('retry: 5000\n\n');
      return reply.type('text/event-stream').send(events);
    });
    const origin = await originOf(await target.listen({ host: '127.0.0.1', port: 0 }), false);
    const address = await origin.listen({ host: '127.0.0.1', port: 0 });
    const leaving = new AbortController();
    const follow = async (): Promise<number> => {
      const { status, body } = await fetch(`${address}/api/property/changes`, { signal: leaving.signal });
      await (body ?? new ReadableStream<Uint8Array>()).getReader().read();
      return status;
    };
    const all = await Promise.all(Array.from({ length: 140 }, follow));
    expect(all.filter((status) => status === 200)).toHaveLength(140);
    leaving.abort();
  });

  it('believes nobody else', async () => {
    const origin = await originOf(await api(), false);
    expect(
      (await origin.inject({ url: '/api/who', headers: { ...balanced, 'x-forwarded-host': 'other.test' } })).json(),
    ).toEqual(['hotel.test', '127.0.0.1', 'http']);
  });

  it('names a guest in every call, whatever the guest leaves out or takes out: nobody speaks in the origin’s own name', async () => {
    const origin = await originOf(await api(), false);
    const tricks: Record<string, string>[] = [
      {},
      { 'x-forwarded-for': '' },
      { connection: 'x-forwarded-for' },
      { connection: 'close, X-Forwarded-For', 'x-forwarded-for': '127.0.0.1' },
    ];
    for (const headers of tricks) {
      const reply = await origin.inject({ url: '/api/who', headers: { host: 'hotel.test', ...headers } });
      expect(reply.json<string[]>()[1], `with ${JSON.stringify(headers)}`).toBe('127.0.0.1');
    }
  });

  it('passes a body on byte for byte, and answers one that is too large as the API would', async () => {
    const target = Fastify();
    open.push(target);
    target.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    target.removeContentTypeParser('application/json');
    target.post('/api/echo', ({ body }) => ({ body }));
    const origin = await originOf(await target.listen({ host: '127.0.0.1', port: 0 }), false);
    const send = (payload: string) =>
      origin.inject({ method: 'POST', url: '/api/echo', headers: { 'content-type': 'application/json' }, payload });
    const signed = '{ "spaces" :  "stay", "ä": 1 }';
    expect((await send(signed)).json()).toEqual({ body: signed });
    const answer = await send(JSON.stringify('x'.repeat(2000)));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, 'too_large']);
  });

  it('takes a hotel’s figures of two years, which are larger than any form', async () => {
    const target = Fastify({ bodyLimit: bytesOfFigures });
    open.push(target);
    target.post<{ Body: string }>('/api/property/ari', async ({ body }) => ({ length: body.length }));
    const origin = await originOf(await target.listen({ host: '127.0.0.1', port: 0 }), false);
    const send = (length: number) =>
      origin.inject({
        method: 'POST',
        url: '/api/property/ari',
        payload: JSON.stringify('x'.repeat(length)),
        headers: { 'content-type': 'application/json', authorization: 'Bearer a key' },
      });
    expect((await send(2_000_000)).json()).toEqual({ length: 2_000_000 });
    expect((await send(bytesOfFigures)).statusCode).toBe(413);
    // A body that comes without a key is refused unread.
    const nobody = await origin.inject({ method: 'POST', url: '/api/property/ari', payload: '{' });
    expect([nobody.statusCode, nobody.json()]).toEqual([401, { code: 'invalid_key' }]);
  });

  it('answers a form too many as a page in the guest’s language, and a call too many as the API does', async () => {
    const target = Fastify();
    open.push(target);
    target.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    target.post('/api/booking-codes/1760_b', (_, reply) =>
      reply.code(429).header('retry-after', '41').type('application/problem+json').send('{"code":"rate_limited"}'),
    );
    const origin = await originOf(await target.listen({ host: '127.0.0.1', port: 0 }), false);
    const post = (accept: string) =>
      origin.inject({
        method: 'POST',
        url: '/api/booking-codes/1760_b',
        headers: {
          accept,
          'content-type': 'application/x-www-form-urlencoded',
          cookie: 'latchkey-language=de',
          host: 'hotel.test',
        },
        payload: 'a=b',
      });
    const page = await post('text/html,application/xhtml+xml,*/*;q=0.8');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([429, '41']);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('<html lang="de"');
    expect(page.body).toContain('zu viele Anfragen');
    expect(page.headers['content-length']).toBe(String(Buffer.byteLength(page.body)));
    const call = await post('application/json');
    expect([call.statusCode, call.json<{ code: string }>().code]).toEqual([429, 'rate_limited']);
  });

  it('leads a form that the engine takes no longer to the page which answers it, as it was posted', async () => {
    const target = Fastify();
    open.push(target);
    const post = async (origin: FastifyInstance, url: string) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', host: 'hotel.test' };
      const { statusCode, headers: answered } = await origin.inject({ method: 'POST', url, headers, payload: 'a=b' });
      return [statusCode, answered.location];
    };
    const now = await originOf(await target.listen({ host: '127.0.0.1', port: 0 }), false);
    expect(await post(now, '/api/booking-forms/reviews/1760_i?lang=de')).toEqual([
      307,
      '/review?post=reviews&of=1760_i&lang=de',
    ]);
    expect((await post(now, '/api/nothing/1'))[0]).toBeGreaterThanOrEqual(404);
    const before = Fastify();
    open.push(before);
    before.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    before.post('/api/booking-forms/stays/:quote', (_, reply) => reply.redirect('/taken', 303));
    const old = await originOf(await before.listen({ host: '127.0.0.1', port: 0 }), false);
    expect(await post(old, '/api/booking-forms/stays/1760_q'), 'an engine of before').toEqual([303, '/taken']);
  });

  it('says that an API which is away is not available, not where it is', async () => {
    const away = await api();
    await open.pop()?.close();
    const answer = await (await originOf(away, false)).inject('/api/who');
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'unavailable']);
    expect(answer.body).not.toContain('127.0.0.1');
  });

  it('says so by a page to a person whose form went without a script, in their language', async () => {
    const away = await api();
    await open.pop()?.close();
    const headers = { accept: 'text/html,*/*;q=0.8', cookie: 'latchkey-language=ar' };
    const answer = await (await originOf(away, false)).inject({ method: 'POST', url: '/api/who', headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<html lang="ar" dir="rtl"');
  });
});
