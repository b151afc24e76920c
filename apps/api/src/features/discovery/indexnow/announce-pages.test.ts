import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestEngine, type TestEngine } from '../../../../test/test-engine.ts';
import { announcePages } from './announce-pages.ts';

const heard: { readonly host: string; readonly keyLocation: string; readonly urlList: readonly string[] }[] = [];
let status = 200;
/** What the provider's host lists: path and last change, as the origin writes it. */
let listed: readonly (readonly [path: string, changedAt: string | null])[] = [];
let origin = '';

/** Stands for the service of search engines and for the provider's host alike. */
const outside: Server = createServer((request, response) => {
  if (request.method === 'GET') {
    const urls = listed.map(
      ([path, at]) => `<url><loc>${origin}${path}</loc>${at === null ? '' : `<lastmod>${at}</lastmod>`}</url>`,
    );
    response.writeHead(listed.length === 0 ? 503 : 200).end(`<urlset>${urls.join('')}</urlset>`);
    return;
  }
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    heard.push(JSON.parse(Buffer.concat(parts).toString('utf8')) as (typeof heard)[number]);
    response.writeHead(status).end();
  });
});
let engine: TestEngine;

beforeAll(async () => {
  outside.listen(0, '127.0.0.1');
  await once(outside, 'listening');
  const { port } = outside.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  engine = await startTestEngine('pglite', {
    INDEXNOW_KEY: 'a1b2c3d4e5f6',
    INDEXNOW_URL: `${origin}/indexnow`,
    PROVIDER_HOSTS: '127.0.0.1',
    PLATFORM_HOSTS: '127.0.0.1',
    PUBLIC_PORT: String(port),
  });
});
afterAll(async () => {
  await engine.close();
  outside.close();
});

it('tells of each page of the provider whose content changed, once, and of a new post', async () => {
  // The origin is not up yet.
  expect(await announcePages(engine.deps)).toBe(0);
  listed = [
    ['/', '2026-11-20'],
    ['/?lang=de', '2026-11-20'],
    ['/about-us', '2026-11-02'],
    ['/sitemaps', null],
  ];
  status = 429;
  expect(await announcePages(engine.deps)).toBe(0);
  status = 202;
  expect(await announcePages(engine.deps)).toBe(3);
  expect(heard.at(-1)).toEqual({
    host: new URL(origin).host,
    key: 'a1b2c3d4e5f6',
    keyLocation: `${origin}/a1b2c3d4e5f6.txt`,
    urlList: [`${origin}/`, `${origin}/?lang=de`, `${origin}/about-us`],
  });
  // A release that changes no page.
  expect(await announcePages(engine.deps)).toBe(0);
  listed = [
    ...listed.filter(([path]) => path !== '/about-us'),
    ['/about-us', '2026-11-24'],
    ['/blogs/new', '2026-11-24'],
  ];
  expect(await announcePages(engine.deps)).toBe(2);
  expect(heard.at(-1)?.urlList).toEqual([`${origin}/about-us`, `${origin}/blogs/new`]);
});
