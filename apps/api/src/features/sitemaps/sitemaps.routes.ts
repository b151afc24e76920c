import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { hotelsInPart, pagesInPart } from '../hotel-pages/hotel-pages.ts';
import { readPageCounts, readPages } from '../hotel-pages/hotel-pages.queries.ts';

/** The largest id that a hotel may have. */
const lastHotelId = 999_999_999;

/** How long the list of the parts is kept: it reads a line of every hotel. */
const partsKeptMs = 30_000;

interface Part {
  readonly from: number;
  readonly changedAt: string | null;
}

/** What the origin makes the sitemaps of. */
export function sitemapsRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  let kept: { readonly at: number; readonly parts: Promise<readonly Part[]> } | null = null;

  const freshParts = async (): Promise<readonly Part[]> => {
    const hotels = await readPageCounts(db);
    const parts: Part[] = [];
    for (let at = 0; at < hotels.length;) {
      // No part has more hotels than pages.
      const next = hotels.slice(at, at + pagesInPart);
      const its = next.slice(0, hotelsInPart(next.map(({ rooms }) => rooms)));
      parts.push({ from: its[0]?.id ?? 0, changedAt: lastChange(its) });
      at += its.length;
    }
    return parts;
  };

  route(app, 'listSitemapParts', async () => {
    const now = clock().getTime();
    if (kept === null || Math.abs(now - kept.at) > partsKeptMs) {
      const parts = freshParts();
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
        hotels: hotels.map(({ id, slug, host, roomTypeIds, changedAt }) => ({
          id,
          websiteSlug: slug,
          domain: host,
          roomTypeIds: [...roomTypeIds],
          changedAt: changedAt?.toISOString() ?? null,
        })),
      },
    };
  });
}

/** The latest change of some hotels; null where none is known. */
function lastChange(hotels: readonly { readonly changedAt: Date | null }[]): string | null {
  const latest = Math.max(...hotels.map(({ changedAt }) => changedAt?.getTime() ?? 0));
  return latest > 0 ? new Date(latest).toISOString() : null;
}
