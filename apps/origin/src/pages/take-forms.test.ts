import { bytesOfPicture } from '@latchkey/api-contract/property-paths';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOfScript } from './is-of-script.ts';
import { leadOn } from './lead-on.ts';
import { takeForms } from './take-forms.ts';

const formType = 'application/x-www-form-urlencoded';

describe('a form that is posted to a page', () => {
  const taken: string[] = [];
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    await takeForms(app, { bodyBytes: 1024, deskHost: 'desk.test' }, async (request, reply, body) => {
      taken.push(body);
      return leadOn(reply, new URLSearchParams(body).get('to') ?? request.url, isOfScript(request));
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
    // The pages withhold the referrer, so a browser sends their forms with the origin `null`; it says the site apart.
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

  it('has the texts of a hotel on the desk’s host, of who seems signed in, and of nobody else', async () => {
    const signedIn = { host: 'desk.test', cookie: 'latchkey-desk=a.b' };
    const texts = `lead=${encodeURIComponent('आँगन'.repeat(10_000))}`;
    expect(texts.length).toBeGreaterThan(200_000);
    expect((await post(texts, signedIn)).statusCode).toBe(303);
    const before = taken.length;
    for (const others of [{ ...signedIn, host: 'hotel.test' }, { host: 'desk.test' }])
      expect((await post(texts, others)).statusCode).toBe(413);
    expect((await post(`lead=${'x'.repeat(1_500_000)}`, signedIn)).statusCode).toBe(413);
    expect(taken.length).toBe(before);
  });

  it('of a page’s script is told where it leads, which is a path of the site as well', async () => {
    const byScript = { accept: 'application/json' };
    for (const [to, told] of [
      ['/h/1760/today?done=note', '/h/1760/today?done=note'],
      ['https://evil.example/', '/'],
    ]) {
      const { statusCode, headers, body } = await post(`to=${encodeURIComponent(to ?? '')}`, byScript);
      expect([statusCode, headers.location, JSON.parse(body)]).toEqual([200, undefined, { to: told }]);
    }
  });

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', '/.//evil.example', 'javascript:alert(1)'])(
    'never leads away from the site: %s',
    async (to) => {
      const { statusCode, headers } = await post(`to=${encodeURIComponent(to)}`);
      expect([statusCode, headers.location]).toEqual([303, '/']);
    },
  );
});

describe('a form that brings a file', () => {
  const taken: URLSearchParams[] = [];
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    await takeForms(app, { bodyBytes: 1024, deskHost: 'desk.test' }, async (request, reply, body) => {
      taken.push(new URLSearchParams(body));
      return leadOn(reply, request.url);
    });
  });
  afterAll(() => app.close());
  const signedIn = { host: 'desk.test', cookie: 'latchkey-desk=a.b' };
  const post = async (form: FormData, headers: Readonly<Record<string, string>> = signedIn) => {
    const { headers: own, body } = new Request('http://desk.test/', { method: 'POST', body: form });
    const payload = Buffer.from(await new Response(body).arrayBuffer());
    const type = own.get('content-type') ?? '';
    return app.inject({
      method: 'POST',
      url: '/h/1760/cleaning',
      payload,
      headers: { ...headers, 'content-type': type },
    });
  };
  const formOf = (file: Uint8Array<ArrayBuffer>, text = 'The lamp & <b>'): FormData => {
    const form = new FormData();
    form.set('text', text);
    form.set('photo', new File([file], 'photo.jpg'));
    return form;
  };

  it('is taken on the desk’s host of who seems signed in, with its file in base64url', async () => {
    const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0x00, 0x0d, 0x0a, 0x2d, 0x2d]);
    expect((await post(formOf(bytes))).statusCode).toBe(303);
    const form = taken.at(-1);
    expect(form?.get('text')).toBe('The lamp & <b>');
    expect(Buffer.from(form?.get('file:photo') ?? '', 'base64url')).toEqual(Buffer.from(bytes));
    // As browsers send a field in which nothing was chosen.
    const none = ['text"\r\n\r\nThe lamp', 'photo"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n'];
    const payload = `${none.map((part) => `--x\r\nContent-Disposition: form-data; name="${part}\r\n`).join('')}--x--\r\n`;
    const headers = { ...signedIn, 'content-type': 'multipart/form-data; boundary=x' };
    expect((await app.inject({ method: 'POST', url: '/', payload, headers })).statusCode).toBe(303);
    expect([taken.at(-1)?.get('text'), taken.at(-1)?.get('file:photo')]).toEqual(['The lamp', null]);
    const before = taken.length;
    for (const others of [{ ...signedIn, host: 'hotel.test' }, { host: 'desk.test' }])
      expect((await post(formOf(bytes), others)).statusCode).toBe(415);
    expect(taken.length).toBe(before);
  });

  it('keeps its words where the file is too large', async () => {
    for (const length of [bytesOfPicture + 1, 80_000_000]) {
      expect((await post(formOf(new Uint8Array(length)))).statusCode).toBe(303);
      expect([...(taken.at(-1) ?? [])]).toEqual([
        ['text', 'The lamp & <b>'],
        ['file:photo', '!'],
      ]);
    }
    const exact = await post(formOf(new Uint8Array(bytesOfPicture)));
    expect([exact.statusCode, taken.at(-1)?.get('file:photo')?.length]).toEqual([
      303,
      Math.ceil((bytesOfPicture * 4) / 3),
    ]);
  });

  it('is refused where its words are too many, or it is no form', async () => {
    const before = taken.length;
    expect((await post(formOf(new Uint8Array(3), 'x'.repeat(2000)))).statusCode).toBe(413);
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x'])
      expect(
        (
          await app.inject({
            method: 'POST',
            url: '/',
            payload: 'no form',
            headers: { ...signedIn, 'content-type': type },
          })
        ).statusCode,
      ).toBe(413);
    expect(taken.length).toBe(before);
  });
});
