// @vitest-environment node
import type { PageRequest, ServerRemotes } from '@latchkey/releases/page';
import type { PostOutcome, PostRequest, Screen, ScreenAction, ScreenRequest } from '@latchkey/site/screen';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { renderPage } from './render-page.tsx';

const theme = { brand: '#0d4944', tag: '#f7b733', mist: '#eef4f2', corner: '3px', display: null };
const release = { id: 'one', app: 'marketing', base: '/assets/marketing/', files: {}, parts: {}, words: {}, fonts: [] };
const request = {
  url: 'http://latchkey.test/list-your-hotel?post=hotelier&lang=en',
  site: { kind: 'provider', name: 'Latchkey', languages: ['en'], hotel: null, theme },
  locale: 'en',
  nonce: 'n0nce',
  now: 0,
  imageQuality: 'full',
  mapTiles: null,
  userAgent: '',
  apiUrl: 'http://127.0.0.1:9',
  apiHeaders: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https', cookie: 'latchkey_cookies=kept' },
  releases: { shell: { ...release, app: 'shell' }, remotes: { marketing: release } },
  posted: 'fullName=+Meera+Iyer+&city=M%C3%BCnchen&file%3Aphoto=_9j_&file%3Aplan=!',
} as unknown as PageRequest;

/** A remote with one screen, whose page shows the form that was posted to it; and what its loads were asked. */
function remoteWith(action: ScreenAction | null) {
  const loads: ScreenRequest[] = [];
  const screen: Screen<unknown> = {
    load: async (asked) => {
      loads.push(asked);
      return { kind: 'ready', model: asked.returned ?? null };
    },
    head: () => ({ title: 'List your hotel' }),
    View: ({ model }) => <p>{JSON.stringify(model)}</p>,
    Pending: () => null,
    Failed: () => <h1>It failed</h1>,
  };
  const exposes = {
    './screens/list-your-hotel': { screen },
    './i18n': { loadWords: async () => ({}) },
    ...(action === null ? {} : { './actions/list-your-hotel': { action } }),
  };
  return { loads, remotes: { marketing: { release: release as never, exposes } } as ServerRemotes };
}

async function post(action: ScreenAction | null, more: Partial<PageRequest> = {}) {
  const failures: unknown[] = [];
  const { loads, remotes } = remoteWith(action);
  const page = await renderPage({ ...request, ...more }, remotes, new Map(), {
    screenFailed: (error) => failures.push(error),
  });
  return { ...page, text: page.body === null ? '' : await new Response(page.body).text(), loads, failures };
}

const leading = async (): Promise<PostOutcome> => ({ kind: 'redirect', to: '/list-your-hotel?enquiry=sent' });

describe('a form that was posted to a page', () => {
  test('is answered by its screen’s action, which leads on by 303; nothing is loaded', async () => {
    const asked: PostRequest[] = [];
    const { status, headers, loads } = await post(async (one) => {
      asked.push(one);
      return leading();
    });
    expect([status, headers['location'], loads]).toEqual([303, '/list-your-hotel?enquiry=sent', []]);
    const form = asked[0]?.form;
    expect([form?.name, form?.field('fullName'), form?.field('city'), form?.field('none')]).toEqual([
      'hotelier',
      'Meera Iyer',
      'München',
      '',
    ]);
    expect(form?.keepsCookies).toBe(true);
    expect([form?.file?.('photo'), form?.file?.('plan'), form?.file?.('none')]).toEqual([
      { content: '_9j_' },
      { refused: 'too_large' },
      null,
    ]);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['/rooms/\r\nX-Forged: 1', '/rooms/%0D%0AX-Forged:%201'],
    ['/rooms/日本', '/rooms/%E6%97%A5%E6%9C%AC'],
    ['/rooms/\uD800', '/rooms/%EF%BF%BD'],
    ['/rooms/a%20b?c=d#e', '/rooms/a%20b?c=d#e'],
  ])('leads to %j as a header can carry it', async (to, location) => {
    const { status, headers } = await post(async () => ({ kind: 'redirect', to }));
    expect([status, headers['location']]).toEqual([303, location]);
  });

  test('is shown again with what was typed and what is wrong, under its own status', async () => {
    const { status, text, loads } = await post(async ({ form }) => ({
      kind: 'again',
      returned: { fields: { fullName: form.field('fullName') }, code: 'email_missing' },
      status: 422,
    }));
    expect(status).toBe(422);
    expect(text).toContain('Meera Iyer');
    expect(loads).toHaveLength(1);
  });

  test('of which the page’s script wants to know is answered with its input and why, under the same status', async () => {
    const returned = { fields: { fullName: 'Meera Iyer' }, code: 'email_missing' };
    const { status, headers, text, loads } = await post(async () => ({ kind: 'again', returned, status: 422 }), {
      isPostedByScript: true,
    });
    expect([status, headers['content-type'], JSON.parse(text)]).toEqual([
      422,
      'application/json; charset=utf-8',
      { returned },
    ]);
    expect(loads).toEqual([]);
    expect((await post(leading, { isPostedByScript: true })).status).toBe(303);
    expect((await post(null, { isPostedByScript: true })).status).toBe(405);
  });

  test.each([
    ['a screen without an action, as of a release of before', null],
    ['a screen that does not know the form', async (): Promise<PostOutcome> => ({ kind: 'unknown_form' })],
  ])('is refused by %s', async (_, action) => {
    const { status, headers, text } = await post(action);
    expect([status, headers['allow'], text]).toEqual([405, 'GET, HEAD', '']);
  });

  test('whose action throws is a page that says so, told once', async () => {
    const { status, failures } = await post(() => Promise.reject(new TypeError('a defect')));
    expect(status).toBe(503);
    expect(failures).toHaveLength(1);
  });

  test('whose action never ends is given up', async () => {
    const { status } = await post(() => new Promise(() => undefined));
    expect(status).toBeGreaterThanOrEqual(500);
  }, 20_000);

  test('asks the engine once and for its guest, and what the engine gives goes to the guest', async () => {
    const seen: { method: string | undefined; headers: Record<string, unknown> }[] = [];
    const given = '__Host-latchkey_device=abc; Path=/; Max-Age=9; HttpOnly; SameSite=Lax; Secure';
    const engine = createServer((incoming, reply) => {
      seen.push({ method: incoming.method, headers: incoming.headers });
      reply.writeHead(503, { 'content-type': 'application/problem+json', 'set-cookie': given }).end('{"code":"x"}');
    });
    await new Promise<void>((listening) => engine.listen(0, '127.0.0.1', listening));
    const apiUrl = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
    const { cookies } = await post(
      async ({ api, signal }) => {
        await api.call('mailBookingLink', { params: { lookupId: '1760_x' } }, signal);
        return { kind: 'redirect', to: '/', givesCookie: true };
      },
      { apiUrl },
    );
    engine.close();
    expect(seen.map(({ method, headers }) => [method, headers['x-forwarded-for'], headers['cookie']])).toEqual([
      ['POST', '203.0.113.7', 'latchkey_cookies=kept'],
    ]);
    expect(cookies).toEqual([given, 'latchkey_cookies=kept; Path=/; Max-Age=900; HttpOnly; SameSite=Lax; Secure']);
  });

  test.each([
    ['', false],
    ['other=1; latchkey_cookies=no', false],
    ['a=b; __Host-latchkey_device=abc', true],
    ['latchkey_device=abc', true],
  ])('says whether the browser keeps cookies: %s', async (cookie, keeps) => {
    let said: boolean | null = null;
    await post(
      async ({ form }) => {
        said = form.keepsCookies;
        return leading();
      },
      { apiHeaders: { cookie } },
    );
    expect(said).toBe(keeps);
  });
});
