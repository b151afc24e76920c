import { createContext, Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { StoredPages } from './stored-pages.types.ts';
import { pushedNewsSource, workerOf, workerSource } from './offline-worker.ts';

const desk: StoredPages = {
  prefix: 'desk ',
  mostPages: 4,
  pages: '^/h/[0-9]+/today$',
  outcome: ['done'],
  other: ['date'],
  doors: ['/sign-in', '/start'],
  leaving: 'sign-out',
  toRead: true,
};
const planner: StoredPages = {
  ...desk,
  prefix: 'planner ',
  pages: '^/planner/',
  doors: [],
  leaving: null,
  toRead: false,
};
const today = 'https://desk.example/h/1760/today';

/** What a browser keeps of one host: the caches of every worker there. */
function storageOfHost() {
  const kept = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => {
    const pages = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, pages);
    return {
      put: async (address: string, answer: Response) => void pages.set(address, answer),
      match: async (asked: string, { ignoreSearch = false } = {}) =>
        [...pages]
          .find(([address]) => (ignoreSearch ? address.split('?')[0] === asked.split('?')[0] : address === asked))?.[1]
          ?.clone(),
    };
  };
  return {
    kept,
    caches: {
      keys: async () => [...kept.keys()],
      open: async (name: string) => cacheOf(name),
      delete: async (name: string) => kept.delete(name),
      match: async () => undefined,
    },
  };
}

/** A worker in a browser, with a network that answers, or does not. */
function workerAt(origin: string, pages: StoredPages, { caches } = storageOfHost(), showsNews = true) {
  const heard: Record<string, ((event: object) => void)[]> = {};
  const subscription = { isEnded: false, unsubscribe: async () => (subscription.isEnded = true) };
  const notifications = [{ isClosed: false }];
  let answer: (address: string) => Promise<Response> = async () => new Response('<html ><p>Asha, room 4</p>');
  const self = {
    addEventListener: (name: string, handler: (event: object) => void) => void (heard[name] ??= []).push(handler),
    location: new URL(origin),
    registration: {
      getNotifications: async () => notifications.map((one) => ({ close: () => void (one.isClosed = true) })),
      pushManager: { getSubscription: async () => subscription },
    },
  };
  const fetched = (asked: string | { readonly url: string }) => answer(typeof asked === 'string' ? asked : asked.url);
  const context = { self, caches, fetch: fetched, URL, Response, console: { warn: () => undefined }, setTimeout };
  const source = workerSource() + (showsNews ? pushedNewsSource() : '');
  new Script(workerOf(source, pages)).runInContext(createContext(context));
  const tell = async (name: string, event: object): Promise<Response | undefined> => {
    const done: Promise<unknown>[] = [];
    let answered: Promise<Response> | undefined;
    const more = {
      waitUntil: (until: Promise<unknown>) => void done.push(until),
      respondWith: (with_: Promise<Response>) => void (answered = with_),
    };
    for (const handler of heard[name] ?? []) handler({ ...event, ...more });
    const response = await answered;
    await Promise.all(done);
    return response;
  };
  const request = (method: string, url: string) => tell('fetch', { request: { method, url, mode: 'navigate' } });
  return {
    subscription,
    notifications,
    hears: Object.keys(heard),
    network: (next: typeof answer) => (answer = next),
    keep: (page: string) => tell('message', { data: { kind: 'keep', page, files: [] } }),
    open: (url: string) => request('GET', url),
    post: (url: string) => request('POST', url),
    signOut: () => request('POST', 'https://desk.example/?post=sign-out&lang=de'),
  };
}

const away = (): Promise<Response> => Promise.reject(new Error('no network'));
const redirected = { ok: false, status: 0, type: 'opaqueredirect' } as Response;

/** A shared computer at which somebody has worked, and looked at today's bookings. */
async function deskInUse() {
  const storage = storageOfHost();
  const worker = workerAt('https://desk.example', desk, storage);
  await worker.keep(today);
  return { worker, storage };
}

// Shows docs/rules.md: States and selection (Without a network); People of a hotel (Pushed news).
describe('on a device that others use after somebody', () => {
  test('what was kept opens without a network while they are signed in', async () => {
    const { worker } = await deskInUse();
    worker.network(away);
    expect(await (await worker.open(today))?.text()).toContain('Asha');
    expect(worker.subscription.isEnded).toBe(false);
  });

  test('a page that is lost on its way is no copy', async () => {
    const { worker, storage } = await deskInUse();
    const before = [...storage.kept.keys()];
    const half = new ReadableStream({ start: (pipe) => pipe.error(new TypeError('network error')) });
    worker.network(async () => new Response(half));
    await expect(worker.keep('https://desk.example/h/1188/today')).rejects.toThrow('network error');
    expect([...storage.kept.keys()]).toEqual(before);
  });

  test('signing out leaves no copy, no notification and no subscription', async () => {
    const { worker, storage } = await deskInUse();
    worker.network(async () => redirected);
    expect(await worker.signOut()).toBe(redirected);
    expect([[...storage.kept.keys()], worker.subscription.isEnded]).toEqual([[], true]);
    expect(worker.notifications).toEqual([{ isClosed: true }]);
    worker.network(away);
    await expect(worker.open(today)).rejects.toThrow('no network');
  });

  test.each([
    ['is refused', async () => new Response('', { status: 503 })],
    ['comes from another site', async () => new Response('', { status: 403 })],
  ])('signing out that %s changes nothing', async (_, answer) => {
    const { worker, storage } = await deskInUse();
    worker.network(answer);
    await worker.signOut();
    expect([storage.kept.size, worker.subscription.isEnded]).toEqual([1, false]);
    worker.network(away);
    await expect(worker.signOut()).rejects.toThrow('no network');
    expect(storage.kept.size).toBe(1);
  });

  test('other forms are answered by the network, and take nothing away', async () => {
    const { worker, storage } = await deskInUse();
    worker.network(async () => redirected);
    expect(await worker.post('https://desk.example/?post=answer')).toBe(redirected);
    expect(await worker.post('https://desk.example/h/1760/today?post=sign-out')).toBe(redirected);
    expect(storage.kept.size).toBe(1);
  });

  test.each(['/sign-in?token=t1', '/start'])(
    'whoever comes in by %s finds nothing of the one before; what is pushed goes on where that is the same person',
    async (door) => {
      const { worker, storage } = await deskInUse();
      await worker.open(`https://desk.example${door}`);
      expect([storage.kept.size, worker.subscription.isEnded]).toEqual([0, false]);
      expect(worker.notifications).toEqual([{ isClosed: true }]);
    },
  );

  test.each(['at its beginning', 'with what it leads to'])(
    'a page that is being kept, %s, is not kept',
    async (when) => {
      const storage = storageOfHost();
      const worker = workerAt('https://desk.example', desk, storage);
      const late = Promise.withResolvers<Response>();
      const slow = Promise.withResolvers<void>();
      let asked = 0;
      worker.network(async () => {
        asked += 1;
        if (asked === 1 && when !== 'at its beginning') return new Response('<html ><a href="/assets/desk/a.js">');
        slow.resolve();
        return late.promise;
      });
      const keeping = [worker.keep(today), worker.keep(today)];
      await slow.promise;
      worker.network(async () => redirected);
      await worker.signOut();
      late.resolve(new Response('<html ><p>Asha, room 4</p>'));
      await Promise.all(keeping);
      expect([...storage.kept.keys()]).toEqual([]);
    },
  );

  test('the next person’s pages are kept as theirs', async () => {
    const { worker, storage } = await deskInUse();
    worker.network(async () => redirected);
    await worker.signOut();
    worker.network(async () => new Response('<html ><p>Ben, room 7</p>'));
    await worker.keep(today);
    worker.network(away);
    const shown = (await (await worker.open(today))?.text()) ?? '';
    expect([shown.includes('Ben'), shown.includes('Asha'), storage.kept.size]).toEqual([true, false, 1]);
  });
});

describe('the guests’ worker beside the desk’s', () => {
  const plan = 'https://hotel.example/planner/1760';

  test('has caches of its own host, hears nothing that is pushed, and keeps no page of the desk', async () => {
    const [atDesk, atHotel] = [storageOfHost(), storageOfHost()];
    const deskWorker = workerAt('https://desk.example', desk, atDesk);
    const guests = workerAt('https://hotel.example', planner, atHotel, false);
    await Promise.all([deskWorker.keep(today), guests.keep(plan), guests.keep(today), deskWorker.keep(plan)]);
    expect([...atDesk.kept.keys()].map((name) => name.split(' ').at(-1))).toEqual([today]);
    expect([...atHotel.kept.keys()].map((name) => name.split(' ').at(-1))).toEqual([plan]);
    expect(guests.hears).not.toContain('push');
    guests.network(away);
    await expect(guests.open('https://hotel.example/h/1760/today')).rejects.toThrow('no network');
    expect(await guests.open(today)).toBeUndefined();
  });

  test('is left as it is where somebody signs out at a desk of the same host', async () => {
    const both = storageOfHost();
    const [deskWorker, guests] = [
      workerAt('https://desk.example', desk, both),
      workerAt('https://desk.example', planner, both, false),
    ];
    const own = 'https://desk.example/planner/1760';
    await Promise.all([deskWorker.keep(today), guests.keep(own)]);
    deskWorker.network(async () => redirected);
    await deskWorker.signOut();
    expect([...both.kept.keys()].map((name) => name.split(' ')[0])).toEqual(['planner']);
    guests.network(away);
    await expect(guests.open(today)).rejects.toThrow('no network');
    expect((await guests.open(own))?.status).toBe(200);
  });
});
