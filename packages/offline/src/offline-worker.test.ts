import { createContext, Script } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pushedNewsSource, workerOf, workerSource } from './offline-worker.ts';

const pages = {
  prefix: 'plans ',
  mostPages: 2,
  pages: '^/a/',
  outcome: ['done'],
  other: ['date'],
  doors: ['/in', '/begin'],
  leaving: 'sign-out',
  toRead: true,
};

test('the worker is one script that asks for no other, with what is kept in it', () => {
  const script = workerOf(workerSource(), pages);
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toMatch(/^\s*(?:import|export)\b/m);
  expect(script.startsWith(`const kept = ${JSON.stringify(pages)};\n`)).toBe(true);
});

test('one that shows news is one script, too', () => {
  const script = workerOf(workerSource() + pushedNewsSource(), pages);
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toMatch(/^\s*(?:import|export)\b/m);
});

interface Shown {
  readonly title: string;
  readonly options: { readonly body?: string; readonly silent: boolean; readonly data: { readonly navigate?: string } };
}

/** The part of the worker that shows news, beside pages that are open, on its own. */
function newsWorker(windows: readonly { readonly visibilityState: string }[] = []) {
  const heard: Record<string, (event: object) => void> = {};
  const shown: Shown[] = [];
  const opened: string[] = [];
  const self = {
    addEventListener: (name: string, handler: (event: object) => void) => void (heard[name] = handler),
    location: { origin: 'https://desk.example', hostname: 'desk.example' },
    registration: {
      showNotification: async (title: string, options: Shown['options']) => void shown.push({ title, options }),
    },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => void opened.push(url) },
  };
  new Script(workerOf(pushedNewsSource(), pages)).runInContext(createContext({ self, URL }));
  const tell = async (name: string, event: object): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve();
    heard[name]?.({ ...event, waitUntil: (until: Promise<unknown>) => void (done = until) });
    await done;
  };
  const push = (text: string | null) =>
    tell('push', { data: text === null ? null : { json: (): unknown => JSON.parse(text) as unknown } });
  const click = (data: unknown) => tell('notificationclick', { notification: { data, close: () => undefined } });
  return { push, click, shown, opened };
}

test('shows what is pushed, and leads to what it is about', async () => {
  const worker = newsWorker();
  const notification = { title: 'New booking', body: '2 nights', navigate: 'https://desk.example/h/1/today' };
  await worker.push(JSON.stringify({ web_push: 8030, notification }));
  expect(worker.shown).toMatchObject([{ title: 'New booking', options: { body: '2 nights', silent: false } }]);
  await worker.click(worker.shown[0]?.options.data);
  expect(worker.opened).toEqual(['https://desk.example/h/1/today']);
});

test('makes no sound beside a page that is in sight', async () => {
  const worker = newsWorker([{ visibilityState: 'hidden' }, { visibilityState: 'visible' }]);
  await worker.push('{"notification":{"title":"New booking"}}');
  expect(worker.shown[0]?.options.silent).toBe(true);
});

test.each([null, '', 'null', '{}', '{"notification":{}}', '<b>'])(
  'shows something for whatever comes: %s',
  async (text) => {
    const worker = newsWorker();
    await worker.push(text);
    expect(worker.shown.map(({ title }) => title)).toEqual(['desk.example']);
  },
);

test.each([{ navigate: 'https://evil.example/h/1' }, { navigate: 'javascript:alert(1)' }, null])(
  'leads to no other site: %o',
  async (data) => {
    const worker = newsWorker();
    await worker.click(data);
    expect(worker.opened.map((url) => new URL(url).origin)).toEqual(['https://desk.example']);
  },
);

/** The part of the worker that answers navigations, over a network that answers after some milliseconds, or not (null). */
function pageWorker(copies: Readonly<Record<string, string>>, network: () => Promise<Response>) {
  const heard: Record<string, (event: object) => void> = {};
  const origin = 'https://desk.example';
  const cached = (address: string) => (address in copies ? new Response(copies[address]) : undefined);
  const answered = (request: object): Promise<Response> => {
    let answer: Promise<Response> | undefined;
    heard['fetch']?.({ request, respondWith: (one: Promise<Response>) => void (answer = one) });
    return answer ?? Promise.reject(new Error('left to the browser'));
  };
  const self = {
    addEventListener: (name: string, handler: (event: object) => void) => void (heard[name] = handler),
    location: { origin },
    skipWaiting: () => undefined,
  };
  const caches = {
    keys: async () => Object.keys(copies).map((address) => `plans 1 ${address}`),
    open: async () => ({ match: async (address: string) => cached(address) }),
  };
  const context = { self, caches, URL, Response, Map, Set, Date, setTimeout, fetch: network };
  new Script(workerOf(workerSource(), pages)).runInContext(createContext(context));
  return (path: string, method = 'GET'): Promise<Response> =>
    answered({ url: origin + path, method, mode: 'navigate' });
}

describe('a page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const after = (ms: number, answer: Response) => () =>
    new Promise<Response>((resolve) => void setTimeout(() => resolve(answer), ms));
  const copies = { 'https://desk.example/a/1': '<html >copy' };

  test.each([
    ['comes from the network in time', copies, 100, 200, 'network'],
    ['is its copy where the network is slow', copies, 9000, 200, '<html data-kept-copy >copy'],
    ['is waited for where it has no copy', {}, 9000, 200, 'network'],
    ['is its copy where the server fails', copies, 100, 503, '<html data-kept-copy >copy'],
    ['is the failure where it has no copy', {}, 100, 503, 'network'],
  ])('%s', async (_, kept, ms, status, shown) => {
    const answer = pageWorker(kept, after(ms, new Response('network', { status })))('/a/1');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await (await answer).text()).toBe(shown);
  });

  test('without a network is its copy, else fails as the network does', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await (await pageWorker(copies, offline)('/a/1')).text()).toBe('<html data-kept-copy >copy');
    await expect(pageWorker({}, offline)('/a/1')).rejects.toThrow('Failed to fetch');
  });

  // Shows docs/rules.md: States and selection (Without a network).
  test('that the device never had is the frame of another, which says so, and nothing of its content', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    const page =
      '<html lang="en"><title>Asha</title><header>Places</header><main id="main"><p class="x" data-no-copy="">No copy</p><h1>Asha</h1><script>1</script></main></html>';
    const worker = pageWorker({ 'https://desk.example/a/1': page }, offline);
    for (const method of ['GET', 'POST'])
      expect(await (await worker('/a/2', method)).text()).toBe(
        '<html data-kept-copy data-copy-missing lang="en"><title></title><header>Places</header><main id="main"><p class="x" data-no-copy="">No copy</p></main></html>',
      );
  });

  test('to which a form is sent in vain is its copy, and never the browser’s own error', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await (await pageWorker(copies, offline)('/a/1', 'POST')).text()).toBe('<html data-kept-copy >copy');
    const answer = pageWorker(copies, async () => new Response('refused', { status: 503 }))('/a/1', 'POST');
    expect(await (await answer).text()).toBe('refused');
  });
});
