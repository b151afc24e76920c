import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { PageAskers } from '../rendering/page-askers.ts';
import type { RenderedHead } from '../rendering/page-stream.ts';
import { Forsaken } from '../rendering/render-pool.types.ts';
import { cachedPages } from './cached-pages.ts';
import { unnonced } from './unnonced.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const now = (): number => performance.now();

const guest = (network = '203.0.113.1', left = new AbortController().signal) => ({ network, left });

const home = { address: '/', variant: 'en' };

/** A renderer that counts its pages and tells what it was asked. */
function renderer(status = 200, isWhole = true) {
  const asked: string[] = [];
  const render = (nonce: string): Promise<RenderedHead> => {
    asked.push(nonce);
    const html = `<p>page ${asked.length}</p><script nonce="${nonce}">go()</script>`;
    return Promise.resolve({
      status,
      headers: { 'x-page': `${asked.length}` },
      cookies: [],
      body: Readable.from([Buffer.from(html)]),
      isWhole: () => isWhole,
      title: () => `Page ${asked.length}`,
    });
  };
  return { asked, render };
}

test('a page is made once for all who ask at the same time and after, and again when the version is another', async () => {
  const { asked, render } = renderer();
  const pages = cachedPages(now);
  const first = await Promise.all(Array.from({ length: 20 }, () => pages.get(home, 'one', guest(), render)));
  expect(new Set(first).size).toBe(1);
  expect(await pages.get(home, 'one', guest(), render)).toBe(first[0]);
  expect(asked).toHaveLength(1);
  expect(first[0]?.title).toBe('Page 1');
  expect((await pages.get(home, 'two', guest(), render)).plain.toString()).toContain('page 2');
  expect((await pages.get({ ...home, address: '/other' }, 'two', guest(), render)).plain.toString()).toContain(
    'page 3',
  );
});

test('an address is known while any page of it is kept, in whatever language', async () => {
  // A page that was kept at 0 would count as one without a time.
  vi.useFakeTimers().advanceTimersByTime(1);
  const { render } = renderer();
  const pages = cachedPages(now);
  expect(pages.has('/')).toBe(false);
  await pages.get(home, 'one', guest(), render);
  await pages.get(home, 'two', guest(), render);
  vi.advanceTimersByTime(3000);
  await pages.get({ ...home, variant: 'ar' }, 'one', guest(), render);
  expect(pages.has('/')).toBe(true);
  expect(pages.has('/other')).toBe(false);
  vi.advanceTimersByTime(3000);
  expect(pages.has('/')).toBe(true);
  vi.advanceTimersByTime(3000);
  expect(pages.has('/')).toBe(false);
  vi.useRealTimers();
});

test('a page that was refused is not kept, and not handed to those who waited for it', async () => {
  const { asked, render } = renderer(503);
  const pages = cachedPages(now);
  await Promise.all([pages.get(home, 'one', guest(), render), pages.get(home, 'one', guest(), render)]);
  await pages.get(home, 'one', guest(), render);
  expect(asked).toHaveLength(3);
});

test('a page that lacks an answer of the engine is not kept either, nor handed to those who waited for it', async () => {
  const { asked, render } = renderer(200, false);
  const pages = cachedPages(now);
  const both = await Promise.all([pages.get(home, 'one', guest(), render), pages.get(home, 'one', guest(), render)]);
  expect(new Set(both).size).toBe(2);
  expect(pages.has('/')).toBe(false);
  await pages.get(home, 'one', guest(), render);
  expect(asked).toHaveLength(3);
});

test('a page that could not be made fails for those who asked, and is tried again', async () => {
  const pages = cachedPages(now);
  await expect(pages.get(home, 'one', guest(), () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  const { render } = renderer();
  expect((await pages.get(home, 'one', guest(), render)).status).toBe(200);
});

/** A renderer that begins no page until it is told to, as one whose line is long. */
function waitingRenderer() {
  const begun: PageAskers[] = [];
  const turn = Promise.withResolvers<void>();
  const { asked, render } = renderer();
  const wait = async (nonce: string, askers: PageAskers): Promise<RenderedHead> => {
    begun.push(askers);
    const isForsaken = new Promise<void>((_, reject) =>
      askers.whenChanged(() => askers.networks().size > 0 || reject(new Forsaken('nobody waits'))),
    );
    await Promise.race([turn.promise, isForsaken]);
    return render(nonce);
  };
  return { asked, begun, wait, comes: turn.resolve };
}

test('a page that several wait for is made while one of them does, and is known to be for the networks that wait', async () => {
  const pages = cachedPages(now);
  const { asked, begun, wait, comes } = waitingRenderer();
  const [first, second] = [new AbortController(), new AbortController()];
  const both = [
    pages.get(home, 'one', guest('203.0.113.1', first.signal), wait),
    pages.get(home, 'one', guest('203.0.113.2', second.signal), wait),
  ];
  expect([...(begun[0]?.networks() ?? [])]).toEqual(['203.0.113.1', '203.0.113.2']);
  first.abort();
  expect([...(begun[0]?.networks() ?? [])]).toEqual(['203.0.113.2']);
  comes();
  expect((await Promise.all(both))[1]?.status).toBe(200);
  expect(asked).toHaveLength(1);
});

test('a page that nobody waits for is given up, and is made for who asks at that moment', async () => {
  const pages = cachedPages(now);
  const { asked, begun, wait, comes } = waitingRenderer();
  const first = new AbortController();
  const left = pages.get(home, 'one', guest('203.0.113.1', first.signal), wait);
  first.abort();
  const late = pages.get(home, 'one', guest('203.0.113.2'), wait);
  await expect(left).rejects.toThrow(Forsaken);
  comes();
  expect((await late).status).toBe(200);
  expect([begun.length, asked.length]).toEqual([2, 1]);
});

test('kept bytes carry no nonce, and are the same plain and in brotli', async () => {
  const { asked, render } = renderer();
  const page = await cachedPages(now).get(home, 'one', guest(), render);
  expect(page.plain.toString()).toBe('<p>page 1</p><script>go()</script>');
  expect(page.plain.toString()).not.toContain(asked[0]);
  expect(brotliDecompressSync(page.brotli).equals(page.plain)).toBe(true);
  expect(page.scripts).toEqual([hashOf('go()')]);
});

test('what carried the nonce is named by its hash; a script without it is not, and data needs none', () => {
  const html = [
    '<style nonce="a+b=">p{}</style>',
    '<script nonce="a+b=">one()</script>',
    '<script type="application/json" id="x" nonce="a+b=">{"a":1}</script>',
    '<script class="$tsr" nonce="a+b=">two()</script>',
    '<script>smuggled()</script>',
    '<script nonce="guessed">smuggled()</script>',
  ].join('');
  const page = unnonced(html, 'a+b=');
  expect(page.styles).toEqual([hashOf('p{}')]);
  expect(page.scripts).toEqual([hashOf('one()'), hashOf('two()')]);
  expect(page.html).not.toContain('a+b=');
});
