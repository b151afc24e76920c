import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { createApiClient } from '@latchkey/api-client/client';
import type { Site } from '@latchkey/api-contract/types';
import type { StoreFiles } from '@latchkey/releases/store';
import { canonicalUrl } from '@latchkey/site/urls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Composer } from '../releases/composer.ts';
import type { SiteDirectory } from '../sites/site-directory.ts';
import { ownUrl } from '../pages/own-url.ts';
import type { PageLimits } from '../pages/page-limits.ts';
import { addressAsked } from '../http/page-url.ts';
import { journalPosts } from './journal-posts.ts';
import { listedOwnPages, pagesOfHotels, type ListedHotel, type ProviderRelease } from './listed-pages.ts';
import { llmsTxt } from './llms-txt.ts';
import { pageDates } from './page-dates.ts';
import { deskRobotsTxt, robotsTxt } from './robots.ts';
import { indexXml, sitemapXml, type ListedPart } from './sitemap-xml.ts';

const packed = promisify(gzip);
const unpacked = promisify(gunzip);

/** Patience with the engine: a part lists some hundred hotels. */
const apiMs = 10_000;
/** How long a file is kept, and what all of them take packed: crawlers ask for each once in hours. */
const keptMs = 60_000;
const keptBytes = 32 * 1024 * 1024;

export interface CrawlerServices {
  readonly sites: SiteDirectory;
  readonly limits: PageLimits;
  readonly composer: Composer;
  readonly files: StoreFiles;
  readonly apiUrl: string;
  /** Proves to search engines that changes are told of by us; null: nobody is told. */
  readonly indexNowKey: string | null;
}

/** The engine did not answer: a crawler comes again. */
const unavailable = Symbol('unavailable');

/**
 * Answers what crawlers ask of a host: `/robots.txt`, `/sitemap.xml` and its parts, `/llms.txt`, and the key of IndexNow.
 * The provider's index lists every hotel; the pages of hotels with a host of their own may be listed there because the
 * hotel's `robots.txt` names that index too (https://www.sitemaps.org/protocol.html#sitemaps_cross_submits).
 */
export function forCrawlers(app: FastifyInstance, services: CrawlerServices): void {
  const { sites, limits, composer, files, indexNowKey } = services;
  const api = createApiClient({ baseUrl: services.apiUrl, timeout: apiMs });
  const kept = new LRUCache<string, Buffer>({
    maxSize: keptBytes,
    ttl: keptMs,
    sizeCalculation: ({ length }) => length + 100,
  });

  type Write = (site: Site, origin: string, request: FastifyRequest) => Promise<string | null | typeof unavailable>;
  const answer = (type: string, write: Write) => async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = addressAsked(request);
    if (asked.kind !== 'page') return reply.code(421).send();
    const found = await sites.find(request.host, 'en', null);
    if (found.kind !== 'site') return reply.code(found.kind === 'unknown_host' ? 421 : 503).send();
    const { origin, pathname } = ownUrl(asked.url, found.site);
    const address = origin + pathname;
    const known = kept.get(address);
    const seconds = known === undefined ? limits.take(request.ip) : null;
    if (seconds !== null) return reply.code(429).header('retry-after', String(seconds)).send();
    const file = known ?? (await write(found.site, origin, request));
    if (file === null) return reply.redirect('/pagenotfound', 303);
    if (file === unavailable) return reply.code(503).header('retry-after', '60').send();
    const zipped = typeof file === 'string' ? await packed(file) : file;
    // Kept from when it was written: asking for it makes it no younger.
    if (known === undefined) kept.set(address, zipped);
    reply.type(type).headers({ 'cache-control': 'public, max-age=300', vary: 'accept-encoding' });
    if (/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')))
      return reply.header('content-encoding', 'gzip').send(zipped);
    return reply.send(typeof file === 'string' ? file : await unpacked(file));
  };

  const hotelsFrom = async (from: number, to?: number): Promise<readonly ListedHotel[] | null> => {
    const reply = await api.call('listSitemapHotels', { query: { from, ...(to === undefined ? {} : { to }) } });
    return reply.status === 200 ? reply.body.hotels : null;
  };
  const released = async (): Promise<ProviderRelease> => {
    const releases = await composer.compose();
    return {
      posts: await journalPosts(releases, files),
      dates: await pageDates(releases, files),
    };
  };
  const xml = 'application/xml; charset=utf-8';
  const plain = 'text/plain; charset=utf-8';

  app.get(
    '/robots.txt',
    answer(plain, async (site, origin) => (site.kind === 'desk' ? deskRobotsTxt : robotsTxt(sitemapsOf(site, origin)))),
  );
  app.get(
    index,
    answer(xml, async (site, origin) => {
      const own: ListedPart = { address: fileOf(site, origin, '/sitemap-pages.xml'), changedAt: null };
      if (site.kind !== 'provider') return indexXml([own]);
      const reply = await api.call('listSitemapParts', { query: {} });
      if (reply.status !== 200) return unavailable;
      const parts = reply.body.parts.map(({ from, changedAt }) => ({
        address: fileOf(site, origin, `/sitemap-hotels-${from}.xml`),
        changedAt,
      }));
      return indexXml([own, ...parts]);
    }),
  );
  app.get(
    '/sitemap-pages.xml',
    answer(xml, async (site, origin) => {
      const hotels = site.hotel === null ? [] : await hotelsFrom(site.hotel.id, site.hotel.id);
      if (hotels === null) return unavailable;
      return sitemapXml([
        ...pagesOfHotels(hotels, { site, origin }),
        ...listedOwnPages(site, origin, await released()),
      ]);
    }),
  );
  app.get<{ Params: { from: string } }>(
    '/sitemap-hotels-:from(^\\d{1,9}).xml',
    answer(xml, async (site, origin, { params }) => {
      if (site.kind !== 'provider') return null;
      const hotels = await hotelsFrom(Number((params as { from: string }).from));
      return hotels === null
        ? unavailable
        : hotels.length === 0
          ? null
          : sitemapXml(pagesOfHotels(hotels, { site, origin }));
    }),
  );
  app.get(
    '/llms.txt',
    answer('text/markdown; charset=utf-8', async (site, origin) => {
      if (site.hotel === null) return llmsTxt(site, null, origin);
      const reply = await api.call('getHotel', { params: { hotelId: site.hotel.id }, query: { lang: 'en' } });
      return reply.status === 200 ? llmsTxt(site, reply.body, origin) : unavailable;
    }),
  );
  if (indexNowKey !== null)
    app.get(
      `/${indexNowKey}.txt`,
      answer(plain, async () => indexNowKey),
    );
}

/** A host's own index, and on a hotel's host the provider's, which lists the hotel too. */
function sitemapsOf(site: Site, origin: string): string[] {
  const provider = canonicalUrl(index, { site: { ...site, kind: 'provider', hotel: null }, origin });
  return [...new Set([fileOf(site, origin, index), ...(site.kind === 'hotel' ? [provider] : [])])];
}

const index = '/sitemap.xml';

/** A file of a host under the name that search engines are to keep; the platform has its own beside the provider's. */
const fileOf = (site: Site, origin: string, path: string): string =>
  site.kind === 'platform' ? `${origin}${path}` : canonicalUrl(path, { site, origin });
