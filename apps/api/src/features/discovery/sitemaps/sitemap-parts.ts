import { hotelsInPart, type PageCount, pagesInPart } from '../../listings/listings.ts';

/** A part of the provider's sitemap: the hotels from an id on, and the latest change among them (null: none is known). */
export interface SitemapPart {
  readonly from: number;
  readonly changedAt: string | null;
}

/** The parts of hotels that come in the order of their ids, some at a time; however they come, the parts are the same. */
export async function sitemapParts(counts: AsyncIterable<readonly PageCount[]>): Promise<SitemapPart[]> {
  const parts: SitemapPart[] = [];
  let waiting: readonly PageCount[] = [];
  const cut = (): void => {
    // No part has more hotels than pages.
    const its = waiting.slice(0, hotelsInPart(waiting.slice(0, pagesInPart).map(({ rooms }) => rooms)));
    parts.push({ from: its[0]?.id ?? 0, changedAt: lastChange(its) });
    waiting = waiting.slice(its.length);
  };
  for await (const some of counts) {
    waiting = [...waiting, ...some];
    while (waiting.length >= pagesInPart) cut();
  }
  while (waiting.length > 0) cut();
  return parts;
}

function lastChange(hotels: readonly PageCount[]): string | null {
  const latest = Math.max(...hotels.map(({ changedAt }) => changedAt?.getTime() ?? 0));
  return latest > 0 ? new Date(latest).toISOString() : null;
}
