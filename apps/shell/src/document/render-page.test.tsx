// @vitest-environment node
import type { PageRequest, ServerRemotes, ThreadTime } from '@latchkey/releases/page';
import type { Screen } from '@latchkey/site/screen';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { readError } from '@latchkey/api-client/client';
import { afterEach, describe, expect, test } from 'vitest';
import { renderPage } from './render-page.tsx';

const theme = { brand: '#0d4944', tag: '#f7b733', mist: '#eef4f2', corner: '3px', display: null };
const release = { id: 'one', app: 'marketing', base: '/assets/marketing/', files: {}, parts: {}, words: {}, fonts: [] };
const request = {
  url: 'http://latchkey.test/',
  site: { kind: 'provider', name: 'Latchkey', languages: ['en'], hotel: null, theme },
  locale: 'en',
  nonce: 'n0nce',
  now: 0,
  imageQuality: 'full',
  mapTiles: null,
  userAgent: '',
  apiUrl: 'http://127.0.0.1:9',
  apiHeaders: {},
  releases: { shell: { ...release, app: 'shell' }, remotes: { marketing: release } },
} as unknown as PageRequest;

const remoteWith = (parts: Partial<Screen<unknown>>): ServerRemotes => {
  const screen: Screen<unknown> = {
    load: async () => ({ kind: 'ready', model: null }),
    head: () => ({ title: 'Landing' }),
    View: () => <h1>The landing page</h1>,
    Pending: () => null,
    Failed: () => <h1>It failed</h1>,
    ...parts,
  };
  const exposes = { './screens/landing': { screen }, './i18n': { loadWords: async () => ({}) } };
  return { marketing: { release: release as never, exposes } };
};

async function pageOf(
  remotes: ServerRemotes,
  threadTime?: () => ThreadTime,
): Promise<{ status: number; text: string; failures: unknown[] }> {
  const failures: unknown[] = [];
  const memory = new Map<string, unknown>();
  const page = await renderPage(request, remotes, memory, {
    screenFailed: (error) => failures.push(error),
    ...(threadTime === undefined ? {} : { threadTime }),
  });
  return { status: page.status, text: await new Response(page.body).text(), failures };
}

test('a screen that renders is a page of status 200, and nothing is told', async () => {
  const { status, text, failures } = await pageOf(remoteWith({}));
  expect(status).toBe(200);
  expect(text).toContain('The landing page');
  expect(failures).toEqual([]);
});

test('which half of an experiment a guest sees reaches the view and the browser, and nothing else', async () => {
  const loaded: object[] = [];
  const remotes = remoteWith({
    load: async (asked) => {
      loaded.push(asked);
      return { kind: 'ready', model: null };
    },
    head: (_, asked) => {
      loaded.push(asked);
      return { title: 'Landing' };
    },
    View: ({ inB }) => (
      <h1>{inB?.includes('marketing/short') ? 'The landing page, in B' : 'The landing page, in A'}</h1>
    ),
  });
  const page = await renderPage({ ...request, inB: ['marketing/short'] }, remotes, new Map(), {
    screenFailed: () => undefined,
  });
  const text = await new Response(page.body).text();
  expect(text).toContain('The landing page, in B');
  expect(text).toContain('"inB":["marketing/short"]');
  expect(loaded).toHaveLength(2);
  for (const asked of loaded) expect(Object.keys(asked)).not.toContain('inB');
  expect((await pageOf(remotes)).text).toContain('The landing page, in A');
  expect((await pageOf(remotes)).text).not.toContain('inB');
});

test('a view that throws is told once, and the page says by its status that it is none', async () => {
  const defect = new TypeError('undefined is not a function');
  const { status, failures } = await pageOf(
    remoteWith({
      View: () => {
        throw defect;
      },
    }),
  );
  expect(status).toBe(503);
  expect(failures).toEqual([defect]);
});

test('a load that throws is told, and the page says so', async () => {
  const { status, failures } = await pageOf(remoteWith({ load: () => Promise.reject(new TypeError('a defect')) }));
  expect(status).toBe(503);
  expect(failures).toHaveLength(1);
});

describe('a load that does not end in time', () => {
  const ready = { kind: 'ready', model: null } as const;
  const never = remoteWith({ load: () => new Promise(() => undefined) });
  const late = remoteWith({ load: () => new Promise((resolve) => globalThis.setTimeout(() => resolve(ready), 2300)) });
  const told = [new Error('its load did not end in time')];
  const thread = (part: Partial<ThreadTime>) => (): ThreadTime => ({
    atWork: performance.now(),
    computed: performance.now(),
    pagesBegun: 1,
    pagesAtWork: 1,
    ...part,
  });
  const idle = thread({ atWork: 0, computed: 0 });
  const forOthers = thread({ pagesBegun: 2, pagesAtWork: 2 });
  const withoutCore = thread({ computed: 0 });

  test.each([
    ['of an older origin, that says nothing of the thread', undefined],
    ['in a thread that had nothing to do', idle],
    ['alone in a thread that computed all the time', thread({})],
  ])('is told at once %s, and the page says so by its status', async (_where, time) => {
    const { status, failures } = await pageOf(late, time);
    expect([status, failures]).toEqual([503, told]);
  });

  test.each([
    ['that worked for other pages', forOthers],
    ['that did not get a core', withoutCore],
  ])('is not to blame in a thread %s, where it ends a moment later', async (_where, time) => {
    const { failures } = await pageOf(late, time);
    await setTimeout(1500);
    expect(failures).toEqual([]);
  });

  test('is told of any thread where it does not end at all', async () => {
    const { failures } = await pageOf(never, forOthers);
    expect(failures).toEqual([]);
    await expect.poll(() => failures, { timeout: 10_000 }).toEqual(told);
  });
});

test('a hotel that takes no bookings now says so in its words, where it would sell a stay, and is kept out of search', async () => {
  const hotel = {
    id: 7,
    name: 'Coir Lane',
    websiteSlug: 'coir-lane',
    phone: '+910000000',
    closed: { says: 'Back in March.' },
  };
  const closed = { ...request, site: { ...request.site, kind: 'hotel', hotel } } as PageRequest;
  const page = await renderPage(closed, remoteWith({}), new Map(), { screenFailed: () => undefined });
  const text = await new Response(page.body).text();
  expect(page.status).toBe(200);
  expect(text).toContain('Back in March.');
  expect(text).toContain('The hotel takes no bookings now.');
  expect(text).toContain('<meta name="robots" content="noindex">');
});

describe('an engine that refuses, fails, is slow or answers half of what it is asked', () => {
  let engine: ReturnType<typeof createServer> | null = null;
  afterEach(() => {
    engine?.closeAllConnections();
    engine?.close();
  });
  const seen: { url: string; headers: Record<string, unknown> }[] = [];
  const start = async (answer: (asked: number) => number | 'never', after = 0): Promise<string> => {
    let asked = 0;
    seen.length = 0;
    engine = createServer((incoming, reply) => {
      seen.push({ url: incoming.url ?? '', headers: incoming.headers });
      const status = answer(asked++);
      if (status === 'never') return;
      const type = status === 200 ? 'application/json' : 'application/problem+json';
      const send = () => reply.writeHead(status, { 'content-type': type }).end('{"code":"x"}');
      globalThis.setTimeout(send, after);
    });
    await new Promise<void>((listening) => engine?.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
  };
  const asking = remoteWith({
    async load({ api, signal }) {
      const replies = await Promise.all([
        api.call('getHotel', { params: { hotelId: 1 }, query: { lang: 'en' } }, signal),
        api.call('getCalendar', { params: { hotelId: 1 }, query: { from: '2026-12-01' as never, days: 7 } }, signal),
      ]);
      return { kind: 'ready', model: replies.map(({ status }) => status) };
    },
  });
  const throwing = remoteWith({
    async load({ api, signal }) {
      const reply = await api.call('getHotel', { params: { hotelId: 1 }, query: { lang: 'en' } }, signal);
      if (reply.status === 'failure') throw readError('the hotel', reply);
      return { kind: 'ready', model: null };
    },
  });
  const crashing = remoteWith({
    async load({ api, signal }) {
      const reply = await api.call('getHotel', { params: { hotelId: 1 }, query: { lang: 'en' } }, signal);
      return { kind: 'ready', model: reply.status };
    },
    View: ({ model }) => {
      if (model === 'failure') throw new TypeError('cannot read properties of undefined');
      return <h1>well</h1>;
    },
  });
  const made = async (apiUrl: string, remotes: ServerRemotes) => {
    const failures: unknown[] = [];
    const asked = { ...request, apiUrl, apiHeaders: { 'x-forwarded-for': '203.0.113.7' }, ownHeaders: {} };
    const page = await renderPage(asked, remotes, new Map(), { screenFailed: (error) => failures.push(error) });
    await new Response(page.body).text();
    return { status: page.status, isWhole: page.isWhole?.(), failures };
  };
  const kinds: readonly (readonly [string, (asked: number) => number | 'never'])[] = [
    ['429', () => 429],
    ['500', () => 500],
    ['503', () => 503],
    ['never', () => 'never'],
    ['half', (asked) => (asked % 2 === 0 ? 200 : 429)],
  ];

  test.each(kinds)('a page that was answered %s is not whole', async (_kind, answer) => {
    expect(await made(await start(answer), asking)).toMatchObject({ isWhole: false, failures: [] });
  });

  test.each(kinds.slice(0, 4))(
    'a screen that throws for want of an answer (%s) is not the one to blame',
    async (_kind, answer) => {
      const page = await made(await start(answer), throwing);
      expect([page.status, page.isWhole, page.failures]).toEqual([503, false, []]);
      const crashed = await made(await start(answer), crashing);
      expect([crashed.isWhole, crashed.failures]).toEqual([false, []]);
    },
  );

  const askingOn = remoteWith({
    async load({ api, signal }) {
      for (let days = 1; !signal.aborted; days++)
        await api.call('getCalendar', { params: { hotelId: 1 }, query: { from: '2026-12-01' as never, days } }, signal);
      return { kind: 'ready', model: null };
    },
  });

  test('a load that waits for one slow answer after the other is not to blame; one that asks on and on is', async () => {
    const slowly = await start(() => 200, 300);
    expect((await made(slowly, askingOn)).failures).toEqual([]);
    engine?.close();
    expect((await made(await start(() => 200), askingOn)).failures).toHaveLength(1);
  });

  test('a screen that asks what cannot be asked, and throws, is', async () => {
    const { failures, isWhole } = await made(await start(() => 400), throwing);
    expect([failures.length, isWhole]).toEqual([1, false]);
  });

  test('a page whose every answer came is whole; content is asked without a word about the guest', async () => {
    expect(await made(await start(() => 200), asking)).toEqual({ status: 200, isWhole: true, failures: [] });
    const names = Object.fromEntries(seen.map(({ url, headers }) => [url.split('?')[0], headers['x-forwarded-for']]));
    expect(names).toEqual({ '/api/hotels/1': undefined, '/api/hotels/1/calendar': '203.0.113.7' });
  });
});
