import { cappedText } from '../../../capped-text.ts';

const patienceMs = 10_000;
/** Far more than some thousand posts take. */
const mostBytes = 8_000_000;

/**
 * The pages that a host lists in its sitemap beside those of hotels, each with the moment of its last change; those of
 * which it says no moment are left out. Null where it does not answer with a sitemap.
 */
export async function listedPages(origin: string): Promise<ReadonlyMap<string, Date> | null> {
  const xml = await sitemapOf(origin);
  if (xml === null) return null;
  const listed = new Map<string, Date>();
  for (const [, loc = '', moment = ''] of xml.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)) {
    const [address, changedAt] = [loc.replaceAll('&amp;', '&'), new Date(moment)];
    if (address.startsWith(`${origin}/`) && !Number.isNaN(changedAt.getTime())) listed.set(address, changedAt);
  }
  return listed;
}

async function sitemapOf(origin: string): Promise<string | null> {
  try {
    const reply = await fetch(`${origin}/sitemap-pages.xml`, {
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await cappedText(reply, mostBytes);
    return reply.ok && text?.includes('<urlset') === true ? text : null;
  } catch {
    // Still starting, or out of reach from here: the next run asks again.
    return null;
  }
}
