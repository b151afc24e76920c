import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { addressOf, hosts, nameOf } from '../running/addresses.ts';
import { askHost, type HostAnswer } from '../price-checker/ask-host.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: Languages and hosts.

/** A whole address of the product under test, asked for as crawlers do: without cookies. */
async function get(address: string): Promise<HostAnswer> {
  const { hostname, pathname, search } = new URL(address);
  for (let time = 0; time < 3; time += 1) {
    const answer = await askHost(hostname, pathname + search);
    if (answer.status !== 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return askHost(hostname, pathname + search);
}

const on = (host: string, path: string): Promise<HostAnswer> => get(`http://${host}${path}`);
const locs = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));

/** How a page presents itself to search engines. */
function presented(html: string): {
  canonical: string | null;
  alternates: Readonly<Record<string, string>>;
  isIndexed: boolean;
  lang: string | undefined;
} {
  const root = parse(html);
  const href = (selector: string): string | null => root.querySelector(selector)?.getAttribute('href') ?? null;
  return {
    canonical: href('link[rel=canonical]'),
    alternates: Object.fromEntries(
      root
        .querySelectorAll('link[rel=alternate][hreflang]')
        .map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
    ),
    isIndexed: root.querySelector('meta[name=robots][content*=noindex]') === null,
    lang: root.querySelector('html')?.getAttribute('lang'),
  };
}

// https://www.sitemaps.org/protocol.html and https://developers.google.com/search/docs/specialty/international/localized-versions
test('every address of the sitemaps is a page that names itself as the one to keep, in its language', async () => {
  test.setTimeout(180_000);
  const indexes = await Promise.all([hosts.provider, hosts.platform].map((host) => on(host, '/sitemap.xml')));
  const parts = await Promise.all(indexes.flatMap(({ text }) => locs(text)).map((part) => get(part)));
  const listed = parts.flatMap(({ text }) => [...text.matchAll(/<url>.*?<\/url>/g)].map(([url]) => url));
  const addresses = listed.map((url) => locs(url)[0] ?? '');
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.length).toBeGreaterThan(200);
  // Each page once, in one language after the other.
  const languages = [null, 'de', 'ar', 'hi'];
  const walked = listed.filter((_, at) => at % 4 === Math.floor(at / 4) % 4);
  const wrong: string[] = [];
  const waiting = walked[Symbol.iterator]();
  const walk = async (): Promise<void> => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) {
      const [address = ''] = locs(next.value);
      const { status, text } = await get(address);
      const page = presented(text);
      const inMap = Object.fromEntries(
        [...next.value.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang = '', to = '']) => [
          lang,
          to.replaceAll('&amp;', '&'),
        ]),
      );
      const language = new URL(address).searchParams.get('lang');
      if (status !== 200 || !page.isIndexed || page.canonical !== address || page.lang !== (language ?? 'en'))
        wrong.push(`${address}: ${status}, ${page.canonical}, ${page.lang}, indexed: ${page.isIndexed}`);
      if (
        Object.keys(page.alternates).length !== Object.keys(inMap).length ||
        Object.entries(inMap).some(([lang, to]) => page.alternates[lang] !== to)
      )
        wrong.push(`${address}: the page and the sitemap name other languages`);
      if (!languages.includes(language)) wrong.push(`${address}: language ${language}`);
    }
  };
  await Promise.all([walk(), walk(), walk()]);
  expect(wrong).toEqual([]);
});

test('a page of the provider is dated by what it says, a hotel’s by its files and reviews', async () => {
  const dates = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../apps/marketing/page-dates.json'), 'utf8'),
  ) as Readonly<Record<string, { readonly changed: string }>>;
  const { text } = await on(hosts.provider, '/sitemap-pages.xml');
  const lastmodOf = (address: string): string | undefined =>
    [...text.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)]
      .find(([, loc = '']) => new URL(loc).pathname === address && !loc.includes('lang='))?.[2]
      ?.slice(0, 10);
  for (const [address, { changed }] of Object.entries(dates))
    expect([address, lastmodOf(address)]).toEqual([address, changed]);
});

const later = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a link with dates has the hotel’s home in its language as the page to keep, on every host', async () => {
  const path = `/rooms/1760/${later(30)}/${later(32)}/2/0?lang=de&utm_source=x`;
  for (const host of [hosts.sandalwood, hosts.provider, hosts.platform]) {
    const { status, text } = await on(host, path);
    const { canonical, isIndexed } = presented(text);
    // Only the canonical page: nothing keeps price checkers out.
    expect([status, isIndexed]).toEqual([200, true]);
    expect(canonical).toBe(`${addressOf(hosts.sandalwood)}/?lang=de`);
  }
});

test('a room’s page answers on the provider’s hosts too, in every language, and is kept at the hotel’s own', async () => {
  for (const host of [hosts.provider, hosts.platform])
    for (const language of ['en', 'de', 'ar', 'hi']) {
      const { status, text } = await on(host, `/room-view/1760_teak-king?lang=${language}`);
      const { canonical, lang } = presented(text);
      const own = new URL(canonical ?? '');
      expect([status, lang, own.hostname, own.pathname]).toEqual([
        200,
        language,
        nameOf(hosts.sandalwood),
        '/room-view/teak-king',
      ]);
    }
});

/** Pages that refuse, and the status that says so; where a page is still shown, it is not to be listed. */
const refusals: readonly (readonly [host: string, path: string, status: number])[] = [
  [hosts.sandalwood, '/nowhere', 404],
  [hosts.sandalwood, '/pagenotfound', 404],
  [hosts.sandalwood, '/room-view/cellar', 404],
  [hosts.sandalwood, `/rooms/1188/${later(30)}/${later(32)}/2/0`, 404],
  [hosts.provider, '/no-hotel-of-ours', 404],
  [hosts.provider, '/planner/999999', 404],
  [hosts.provider, '/room-view/teak-king', 404],
  [hosts.platform, '/room-view/1760_cellar', 404],
  [hosts.provider, '/blogs/no-post', 404],
  [hosts.provider, '/sitemaps?page=9999', 404],
  [hosts.sandalwood, '/rooms/1760/2020-01-01/2020-01-03/2/0', 303],
  [hosts.sandalwood, '/bookings/1760_AAAAAAAAAAAAAAAAAAAAAA', 404],
  [hosts.sandalwood, '/bookings/cancel', 200],
  [hosts.sandalwood, '/bookings/find', 200],
  [hosts.sandalwood, '/booking-engine', 200],
];

for (const [host, path, expected] of refusals)
  test(`${host}${path.replace(/\d{4}-\d\d-\d\d/g, 'date')} is ${expected} and kept out of search`, async () => {
    const { status, text } = await on(host, path);
    expect(status).toBe(expected);
    if (expected !== 303) expect(presented(text)).toMatchObject({ canonical: null, isIndexed: false });
  });

test('programs that read are told what a hotel is and where its facts are', async () => {
  const { status, text } = await on(hosts.linde, '/llms.txt');
  expect(status).toBe(200);
  // https://llmstxt.org: a heading, a quoted summary, then lists of links.
  expect(text).toMatch(/^# Haus Linde\n\n> \S/);
  const links = [...text.matchAll(/^- \[[^\]]+\]\((http[^)]+)\): /gm)].map(([, to = '']) => to);
  expect(links.length).toBeGreaterThan(6);
  for (const link of links) expect([link, (await get(link)).status]).toEqual([link, 200]);
});

/** Types of what a page tells search engines as JSON-LD. */
const typesOn = async (host: string, path: string): Promise<unknown[]> =>
  parse((await on(host, path)).text)
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => (JSON.parse(script.textContent) as { '@type': unknown })['@type']);

// https://developers.google.com/search/docs/appearance/structured-data/organization: on the home page or about the company.
test('the provider is an organisation where it speaks of itself, and a hotel’s host names no other', async () => {
  for (const path of ['/', '/about-us', '/corporate-booking'])
    expect([path, await typesOn(hosts.provider, path)]).toEqual([path, ['Organization', 'WebSite']]);
  for (const path of ['/about-us', '/corporate-booking'])
    expect(await typesOn(hosts.sandalwood, path)).not.toContain('Organization');
});
