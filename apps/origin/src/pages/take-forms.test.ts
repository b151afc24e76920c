import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadOn } from './lead-on.ts';
import { takeForms } from './take-forms.ts';

const formType = 'application/x-www-form-urlencoded';

describe('a form that is posted to a page', () => {
  const taken: string[] = [];
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    await takeForms(app, 1024, async (request, reply, body) => {
      taken.push(body);
      return leadOn(reply, new URLSearchParams(body).get('to') ?? request.url);
    });
  });
  afterAll(() => app.close());
  const post = (
    body: string,
    headers: Readonly<Record<string, string>> = {},
    type: string | null = formType,
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method: 'POST',
      url: '/room/checkout?post=stay',
      headers: { host: 'hotel.test', ...(type === null ? {} : { 'content-type': type }), ...headers },
      payload: body,
    });

  it('of our own page is answered, and leads on by 303', async () => {
    const own = { origin: 'http://hotel.test', 'sec-fetch-site': 'same-origin' };
    const { statusCode, headers } = await post('fullName=Meera', own);
    expect([statusCode, headers.location]).toEqual([303, '/room/checkout?post=stay']);
    // The pages give no referrer, so a browser names no origin for their forms; it says the site apart.
    expect((await post('a=b', { origin: 'null', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303);
    expect(taken).toEqual(['fullName=Meera', 'a=b']);
  });

  it.each([
    ['another site’s page', { origin: 'https://evil.example' }],
    ['another site’s page, by the browser’s word', { 'sec-fetch-site': 'cross-site' }],
    ['a page of nobody', { origin: 'null' }],
    ['a neighbour’s page', { origin: 'null', 'sec-fetch-site': 'same-site' }],
  ])('of %s is refused before it is read', async (_, headers) => {
    const before = taken.length;
    expect((await post('a=b', headers)).statusCode).toBe(403);
    expect(taken.length).toBe(before);
  });

  it('is no larger than a body may be, and url-encoded', async () => {
    const before = taken.length;
    const tooLarge = await post(`a=${'b'.repeat(1100)}`);
    expect([tooLarge.statusCode, tooLarge.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
      expect((await post('{}', {}, type)).statusCode, `as ${type}`).toBe(415);
    const empty = await app.inject({ method: 'POST', url: '/', headers: { host: 'hotel.test' } });
    expect([empty.statusCode, empty.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(taken.length).toBe(before);
  });

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', '/.//evil.example', 'javascript:alert(1)'])(
    'never leads away from the site: %s',
    async (to) => {
      const { statusCode, headers } = await post(`to=${encodeURIComponent(to)}`);
      expect([statusCode, headers.location]).toEqual([303, '/']);
    },
  );
});
