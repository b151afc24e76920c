import { addressIn, hotelPagePaths, locales } from '@latchkey/site/urls';
import { originOf } from '../../../public-origin.ts';
import type { Deps } from '../../../deps.ts';
import type { Settings } from '../../../settings.ts';
import { type HotelPages, markAnnounced, readUnannounced } from '../../listings/listings.ts';
import { tellSearchEngines, type PageChange } from './tell-search-engines.ts';

/** Hotels told of in one run of the job. */
const batch = 50;

/**
 * Tells search engines which pages of hotels changed, hotel by hotel. What they are too busy for is told by the next run;
 * what they refuse would be refused again, and is logged. Returns how many hotels were told of.
 */
export async function announceChanges({ db, settings, log }: Pick<Deps, 'db' | 'settings' | 'log'>): Promise<number> {
  const { indexNow } = settings;
  if (indexNow === null) return 0;
  let announced = 0;
  for (const hotel of await readUnannounced(db, batch)) {
    if (hotel.homeChangedAt === null) continue;
    const { kind, status } = await tellSearchEngines(indexNow, changeOf(hotel, settings));
    if (kind === 'busy') {
      log.warn({ hotelId: hotel.id, status }, 'search engines are notified of a change later');
      return announced;
    }
    if (kind === 'refused')
      log.error({ hotelId: hotel.id, status }, 'search engines refuse to be notified of a change');
    await markAnnounced(db, hotel.id, hotel.homeChangedAt);
    announced += 1;
  }
  return announced;
}

/** What changed of a hotel since it was told of, in each of its languages and on one host: all its pages, or its home alone. */
function changeOf(
  { id, slug, host, roomTypeIds, languages, changedAt, announcedAt }: HotelPages,
  settings: Pick<Settings, 'publicScheme' | 'publicPort' | 'providerHosts'>,
): PageChange {
  const origin = originOf(host ?? settings.providerHosts[0] ?? 'localhost', settings);
  const [home = '/', ...others] = hotelPagePaths(
    { id, websiteSlug: slug, roomTypeIds },
    host === null ? 'provider' : 'hotel',
  );
  const isWhole = changedAt !== null && changedAt.getTime() > (announcedAt?.getTime() ?? 0);
  return {
    origin,
    addresses: (isWhole ? [home, ...others] : [home]).flatMap((path) =>
      (languages ?? locales).map((language) => addressIn(`${origin}${path}`, language)),
    ),
  };
}
