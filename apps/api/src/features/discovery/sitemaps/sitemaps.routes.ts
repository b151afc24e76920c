import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { hotelsInPart, pagesInPart, readPageCounts, readPages } from '../../listings/listings.ts';
import { sitemapParts, type SitemapPart } from './sitemap-parts.ts';

/** The largest id that a hotel may have. */
const lastHotelId = 999_999_999;

/** How long the list of the parts is kept: it reads a line of every hotel. */
const partsKeptMs = 30_000;

/** What the origin makes the sitemaps of. */
export function sitemapsRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  let kept: { readonly at: number; readonly parts: Promise<readonly SitemapPart[]> } | null = null;

  route(app, 'listSitemapParts', async () => {
    const now = clock().getTime();
    if (kept === null || Math.abs(now - kept.at) > partsKeptMs) {
      const parts = sitemapParts(readPageCounts(db));
      kept = { at: now, parts };
      parts.catch(() => void (kept = null));
    }
    return { status: 200, body: { parts: [...(await kept.parts)] } };
  });

  route(app, 'listSitemapHotels', async ({ query: { from, to } }) => {
    const found = await readPages(db, { from, to: to ?? lastHotelId, limit: pagesInPart });
    const hotels = found.slice(0, hotelsInPart(found.map(({ roomTypeIds }) => roomTypeIds.length)));
    return {
      status: 200,
      body: {
        hotels: hotels.map(({ id, slug, host, roomTypeIds, languages, changedAt, homeChangedAt }) => ({
          id,
          websiteSlug: slug,
          domain: host,
          roomTypeIds: [...roomTypeIds],
          ...(languages === null ? {} : { languages: [...languages] }),
          changedAt: changedAt?.toISOString() ?? null,
          homeChangedAt: homeChangedAt?.toISOString() ?? null,
        })),
      },
    };
  });
}
