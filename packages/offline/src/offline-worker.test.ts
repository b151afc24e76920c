import { createContext, Script } from 'node:vm';
import { expect, test } from 'vitest';
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
