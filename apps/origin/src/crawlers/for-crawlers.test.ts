import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Site } from '@latchkey/api-contract/types';
import type { StoreFiles } from '@latchkey/releases/store';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Composer } from '../releases/composer.ts';
import { pageLimits } from '../pages/page-limits.ts';
import type { SiteDirectory } from '../sites/site-directory.ts';
import { forCrawlers } from './for-crawlers.ts';

const hosts = { provider: 'latchkey.test', platform: 'book.latchkey.test' };
const provider = { kind: 'provider', name: 'Latchkey', hotel: null, canonicalHosts: { ...hosts, hotel: null } } as Site;
const linde = {
  ...provider,
  kind: 'hotel',
  hotel: { id: 1188, websiteSlug: 'haus-linde' },
  canonicalHosts: { ...hosts, hotel: 'linde.test' },
} as Site;
const kindOf = (host: string): Site['kind'] =>
  host.startsWith('book') ? 'platform' : host.startsWith('desk') ? 'desk' : 'provider';
const sites: SiteDirectory = {
  find: async (host) =>
    host === 'elsewhere.test'
      ? { kind: 'unknown_host' }
      : {
          kind: 'site',
          site: host.includes('linde') ? linde : { ...provider, kind: kindOf(host) },
        },
};
const changedAt = '2026-11-20T08:30:00.000Z';
/** A review was published after the files had changed. */
const homeChangedAt = '2026-11-22T10:00:00.000Z';
const hotels = [
  { id: 1188, websiteSlug: 'haus-linde', domain: 'linde.test', roomTypeIds: ['garden'], changedAt, homeChangedAt },
  { id: 7, websiteSlug: 'no-host', domain: null, roomTypeIds: ['attic'], languages: ['en', 'de'], changedAt: null },
];
/** The engine's two answers, by its own wire format. */
const engine = createServer(({ url = '' }, response) => {
  const from = Number(new URL(url, 'http://engine').searchParams.get('from'));
  const body = url.startsWith('/api/sitemap-parts')
    ? { parts: [{ from: 7, changedAt }] }
    : { hotels: from === 1188 ? hotels.slice(0, 1) : from > 1188 ? [] : hotels };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
let app: FastifyInstance;

beforeAll(async () => {
  engine.listen(0, '127.0.0.1');
  await once(engine, 'listening');
  const folder = await mkdtemp(path.join(tmpdir(), 'latchkey-feed-'));
  const [feed, dates] = [path.join(folder, 'feed.xml'), path.join(folder, 'dates.json')];
  await writeFile(dates, JSON.stringify({ '/about-us': { changed: '2026-11-05', content: 'a1' } }));
  await writeFile(
    feed,
    '<feed><entry><link href="{origin}/blogs/a-post"/><updated>2026-11-02T00:00:00Z</updated></entry></feed>',
  );
  const releases = {
    remotes: {
      marketing: {
        files: { 'feed-en.0a.xml': {}, 'page-dates.0b.json': {} },
        origin: { publishedAt: '2026-11-21T10:00:00.000Z' },
      },
    },
  };
  app = Fastify();
  forCrawlers(app, {
    sites,
    limits: pageLimits(null, () => 0),
    composer: { compose: async () => releases } as unknown as Composer,
    files: { fetch: async (name: string) => (name.includes('page-dates') ? dates : feed) } as unknown as StoreFiles,
    apiUrl: `http://127.0.0.1:${(engine.address() as AddressInfo).port}`,
    indexNowKey: 'a1b2c3d4',
  });
});
afterAll(async () => {
  await app.close();
  engine.close();
});

const get = async (url: string, host = 'latchkey.test'): Promise<string> => {
  const reply = await app.inject({ url, headers: { host } });
  expect(reply.statusCode).toBe(200);
  return reply.body;
};
const locs = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);

it('a Host header that is no name is refused, without an error of ours', async () => {
  for (const url of ['/robots.txt', '/sitemap.xml', '/llms.txt'])
    for (const host of ['latchkey.test:99999', 'latchkey.test:1:2', 'a b'])
      expect((await app.inject({ url, headers: { host } })).statusCode).toBe(421);
});

it('nothing of the desk’s host is to be read', async () =>
  expect(await get('/robots.txt', 'desk.latchkey.test')).toBe('User-agent: *\nDisallow: /\n'));

// https://www.sitemaps.org/protocol.html
describe('a sitemap', () => {
  it('is an index, whose parts say when they changed where that is known', async () => {
    const xml = await get('/sitemap.xml');
    expect(locs(xml)).toEqual(['http://latchkey.test/sitemap-pages.xml', 'http://latchkey.test/sitemap-hotels-7.xml']);
    expect(xml.match(/<lastmod>/g)).toHaveLength(1);
    expect(locs(await get('/sitemap.xml', 'linde.test'))).toEqual(['http://linde.test/sitemap-pages.xml']);
  });

  it('lists each page in each language, with all languages and the one for everybody else', async () => {
    const xml = await get('/sitemap-hotels-7.xml');
    // Home, one room, plan, two policies of two hotels, in the languages that each has words in.
    expect(locs(xml)).toHaveLength(5 * 4 + 5 * 2);
    expect(locs(xml).filter((loc) => loc.startsWith('http://latchkey.test/no-host'))).not.toContainEqual(
      expect.stringContaining('lang=ar'),
    );
    const home = /<url><loc>http:\/\/linde\.test\/\?lang=de<\/loc>.*<\/url>/.exec(xml)?.[0] ?? '';
    expect(home).toContain(`<lastmod>${homeChangedAt}</lastmod>`);
    expect(/<loc>http:\/\/linde\.test\/room-view\/garden<\/loc><lastmod>([^<]+)/.exec(xml)?.[1]).toBe(changedAt);
    expect([...home.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [lang, href])).toEqual([
      ['en', 'http://linde.test/'],
      ['de', 'http://linde.test/?lang=de'],
      ['ar', 'http://linde.test/?lang=ar'],
      ['hi', 'http://linde.test/?lang=hi'],
      ['x-default', 'http://linde.test/'],
    ]);
    const unknown = /<url><loc>http:\/\/latchkey\.test\/room-view\/7_attic<\/loc>.*<\/url>/.exec(xml)?.[0] ?? '';
    expect(unknown).not.toBe('');
    expect(unknown).not.toContain('<lastmod>');
  });

  it('lists the provider’s pages and posts on its own host, and a hotel’s on the hotel’s', async () => {
    const own = locs(await get('/sitemap-pages.xml'));
    expect(own).toContain('http://latchkey.test/');
    expect(own).toContain('http://latchkey.test/blogs/a-post?lang=hi');
    expect(await get('/sitemap-pages.xml')).toContain('<lastmod>2026-11-02T00:00:00Z</lastmod>');
    // By what the page says, not by the release that brought it; a page of unknown date has none.
    const dateOf = (page: string, xml: string): string | undefined =>
      new RegExp(`<loc>http://latchkey.test${page}</loc>(?:<lastmod>([^<]+))?`).exec(xml)?.[1];
    const listed = await get('/sitemap-pages.xml');
    expect([dateOf('/about-us', listed), dateOf('/marketing', listed)]).toEqual(['2026-11-05', undefined]);
    const hotels = locs(await get('/sitemap-pages.xml', 'linde.test'));
    expect(hotels).toContain('http://linde.test/room-view/garden');
    expect(new Set(hotels.map((loc) => new URL(loc).host))).toEqual(new Set(['linde.test']));
    expect(locs(await get('/sitemap-pages.xml', 'book.latchkey.test'))[0]).toBe('http://book.latchkey.test/');
  });

  it('is packed for those who take it', async () => {
    const reply = await app.inject({
      url: '/sitemap.xml',
      headers: { host: 'latchkey.test', 'accept-encoding': 'gzip' },
    });
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(reply.rawPayload).toString()).toBe(await get('/sitemap.xml'));
  });

  it('is not there for parts beyond the last, nor for hosts of nobody', async () => {
    expect((await app.inject({ url: '/sitemap-hotels-1189.xml', headers: { host: 'latchkey.test' } })).statusCode).toBe(
      303,
    );
    expect((await app.inject({ url: '/sitemap.xml', headers: { host: 'elsewhere.test' } })).statusCode).toBe(421);
  });
});

describe('robots.txt', () => {
  it('names the host’s index and, of a hotel, the provider’s, which may list it only then', async () => {
    const named = async (host: string): Promise<string[]> =>
      [...(await get('/robots.txt', host)).matchAll(/^Sitemap: (.*)$/gm)].map(([, address = '']) => address);
    expect(await named('latchkey.test')).toEqual(['http://latchkey.test/sitemap.xml']);
    expect(await named('linde.test')).toEqual(['http://linde.test/sitemap.xml', 'http://latchkey.test/sitemap.xml']);
  });

  // RFC 9309, section 2.2.2: the longest match decides.
  it.each([
    ['/rooms/1188/2026-12-01/2026-12-03/2/0', true],
    ['/room/checkout?quote=1188_x', true],
    ['/api/hotels/1188/availability', true],
    ['/api/quotes', true],
    ['/checkout/1188_secret', false],
    ['/bookings/1188_secret', false],
    ['/api/bookings', false],
  ])('%s may be walked: %s', async (address, isOpen) => {
    const rules = [...(await get('/robots.txt')).matchAll(/^(Allow|Disallow): (.*)$/gm)]
      .map(([, kind, start = '']) => ({ isOpen: kind === 'Allow', start }))
      .filter(({ start }) => address.startsWith(start))
      .toSorted((one, other) => other.start.length - one.start.length);
    expect(rules[0]?.isOpen ?? true).toBe(isOpen);
  });
});

it('shows the key by which IndexNow knows us', async () => expect(await get('/a1b2c3d4.txt')).toBe('a1b2c3d4'));

it('tells programs what the provider is and where its facts are', async () => {
  const text = await get('/llms.txt');
  expect(text).toMatch(/^# Latchkey\n\n> /);
  expect(text).toContain('(http://latchkey.test/api/openapi.json)');
});

it('names the port that the engine is set to have, whatever port was asked at', async () => {
  const address = { scheme: 'https', port: 8443 } as const;
  const own = Fastify();
  forCrawlers(own, {
    sites: { find: async () => ({ kind: 'site', site: { ...linde, host: 'linde.test', publicAddress: address } }) },
    limits: pageLimits(1, () => 0),
    composer: { compose: async () => null } as unknown as Composer,
    files: {} as StoreFiles,
    apiUrl: 'http://127.0.0.1:9',
    indexNowKey: null,
  });
  for (const port of [1, 8443, 65_535]) {
    const { statusCode, body } = await own.inject({ url: '/robots.txt', headers: { host: `linde.test:${port}` } });
    // The second and third come from memory: all ports share one entry, and reading it costs the address nothing.
    expect(statusCode).toBe(200);
    expect(body).toContain('Sitemap: https://linde.test:8443/sitemap.xml');
  }
  const llms = await own.inject({ url: '/llms.txt', headers: { host: 'linde.test' } });
  expect([llms.statusCode, llms.headers['retry-after']]).toEqual([429, '60']);
  await own.close();
});
