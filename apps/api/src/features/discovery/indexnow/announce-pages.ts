import type { Deps } from '../../../deps.ts';
import { originOf } from '../../../public-origin.ts';
import { keepAnnounced, readAnnounced } from './announced-pages.queries.ts';
import { listedPages } from './listed-pages.ts';
import { tellSearchEngines } from './tell-search-engines.ts';

/**
 * Tells search engines which of the provider's own pages and posts changed. When each did is read where search engines
 * read it, in the host's sitemap: that is dated by the release of the pages that is live, which the engine knows nothing
 * of. Returns how many addresses were told of.
 */
export async function announcePages({ db, settings, log }: Pick<Deps, 'db' | 'settings' | 'log'>): Promise<number> {
  const { indexNow, providerHosts, platformHosts } = settings;
  if (indexNow === null) return 0;
  let announced = 0;
  for (const host of new Set([...providerHosts.slice(0, 1), ...platformHosts.slice(0, 1)])) {
    const origin = originOf(host, settings);
    const listed = await listedPages(origin);
    if (listed === null) {
      log.warn({ host }, 'the sitemap of the provider’s pages could not be read: search engines are notified later');
      continue;
    }
    const known = await readAnnounced(db, [...listed.keys()]);
    const changed = new Map([...listed].filter(([address, at]) => known.get(address)?.getTime() !== at.getTime()));
    if (changed.size === 0) continue;
    const { kind, status } = await tellSearchEngines(indexNow, { origin, addresses: [...changed.keys()] });
    if (kind === 'busy') {
      log.warn({ host, status }, 'search engines are notified of a change later');
      continue;
    }
    if (kind === 'refused') log.error({ host, status }, 'search engines refuse to be notified of a change');
    await keepAnnounced(db, changed);
    announced += changed.size;
  }
  return announced;
}
