import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, get, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openReleaseStore } from '@latchkey/releases/store';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readSettings } from '../settings.ts';

/** A shell that asks the engine for each page, which is how the engine knows which pages were made. */
const shell = `exports.provided = {};
  exports.renderPage = async ({ url, apiUrl }) => {
    const { pathname, search } = new URL(url);
    await fetch(apiUrl + '/made?page=' + encodeURIComponent(pathname + search));
    const body = new ReadableStream({ start(c) { c.enqueue(new TextEncoder().encode('<title>Page</title>')); c.close(); } });
    return { status: 200, headers: { 'content-type': 'text/html' }, body, isWhole: () => true };
  };`;

/** The machine has other work. */
const patience = { timeout: 20_000 };

let made: string[] = [];
/** How long the engine takes for a stranger's page. */
let slowMs = 300;
/** An engine that knows one site, and takes a while for what a stranger's page asks. */
const engine = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://engine');
  response.setHeader('content-type', 'application/json');
  if (pathname !== '/made')
    return response.end(
      JSON.stringify({ kind: 'provider', name: 'Known', host: 'known.test', theme: {}, hotel: null }),
    );
  const page = searchParams.get('page') ?? '';
  made.push(page);
  setTimeout(() => response.end('{}'), page.startsWith('/stranger') ? slowMs : 0);
});

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  engine.listen(0, '127.0.0.1');
  await once(engine, 'listening');
});
afterAll(() => engine.close());

beforeEach(async () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'latchkey-strangers-')), 'releases');
  const { blobs } = openReleaseStore(folder);
  const release = {
    app: 'shell',
    id: 'one',
    base: '/assets/shell/',
    server: 'servers/shell/one.cjs',
    parts: {},
    files: {},
  };
  await blobs.keep('releases/shell/one.json', JSON.stringify(release));
  await blobs.keep(release.server, shell);
  await blobs.replace('composition.json', JSON.stringify({ revision: 1, live: { shell: 'one' } }), null);
  const settings = readSettings({
    API_URL: `http://127.0.0.1:${(engine.address() as AddressInfo).port}`,
    RELEASE_STORE: folder,
    RENDERERS: '1',
    ORIGIN_TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'silent',
  });
  app = await buildApp({ ...settings, deskHost: null }, 'test');
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
  made = [];
  slowMs = 300;
});
afterEach(() => app.close());

const ask = (page: string, network: string): ClientRequest =>
  get({ host: '127.0.0.1', port, path: page, headers: { host: 'known.test', 'x-forwarded-for': network } });

async function answerTo(
  page: string,
  network: string,
): Promise<{ status: number | undefined; after: string | undefined }> {
  const [answer] = (await once(ask(page, network), 'response')) as [IncomingMessage];
  answer.resume();
  return { status: answer.statusCode, after: answer.headers['retry-after'] };
}

/** So many pages at once, each another; what they are answered. */
function burst(pages: number, network: string) {
  const requests = Array.from({ length: pages }, (_, at) => ask(`/stranger-${at}`, network));
  const statuses: (number | undefined)[] = [];
  for (const request of requests) {
    request.on('error', () => undefined);
    request.on('response', (answer) => {
      statuses.push(answer.statusCode);
      answer.resume();
    });
  }
  const arePlaced = () => expect.poll(() => statuses, patience).toContain(503);
  return { statuses, arePlaced, leave: () => requests.forEach((request) => request.destroy()) };
}

const [stranger, guest] = ['198.51.100.7', '203.0.113.1'];

test('a guest is answered while a stranger’s 600 pages wait, which are told to come again', async () => {
  // None of the places that they take is free again before the next one is asked for.
  slowMs = 3000;
  const pages = burst(600, stranger);
  await pages.arePlaced();
  expect(await answerTo('/guest', guest)).toEqual({ status: 200, after: undefined });
  expect(await answerTo('/one-more', stranger)).toEqual({ status: 503, after: '2' });
  pages.leave();
});

test('a stranger’s 600 pages that were left are not made, and a guest is answered', async () => {
  const pages = burst(600, stranger);
  await pages.arePlaced();
  const before = made.length;
  pages.leave();
  expect((await answerTo('/guest', guest)).status).toBe(200);
  // At most those that were begun and had not come as far as to ask.
  expect(made.filter((page) => page !== '/guest').length).toBeLessThanOrEqual(before + 5);
  expect((await answerTo('/', stranger)).status).toBe(200);
});

test('a page that a guest and a stranger wait for is made once, for the guest who stays', async () => {
  const pages = burst(30, stranger);
  await expect.poll(() => made.length, patience).toBe(5);
  const both = ask('/', stranger).on('error', () => undefined);
  await once(both, 'socket');
  const answer = answerTo('/', guest);
  await expect.poll(() => made, patience).toContain('/');
  both.destroy();
  pages.leave();
  expect((await answer).status).toBe(200);
  expect(made.filter((page) => page === '/')).toHaveLength(1);
});

test('an office behind one address has all its pages, some at a time', async () => {
  // A thread that has only begun to start makes nothing yet.
  expect((await answerTo('/office', stranger)).status).toBe(200);
  for (let round = 0; round < 10; round++) {
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) => answerTo(`/office-${round}-${at}`, stranger)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
  }
});
