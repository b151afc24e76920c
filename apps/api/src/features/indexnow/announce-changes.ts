import { addressIn, hotelPagePaths, locales } from '@latchkey/site/urls';
import type { Deps } from '../../deps.ts';
import type { Settings } from '../../settings.ts';
import { markAnnounced, readUnannounced, type HotelPages } from '../hotel-pages/hotel-pages.queries.ts';

/** Hotels told of in one run of the job. */
const batch = 50;
const patienceMs = 10_000;

/**
 * Tells search engines which pages changed, hotel by hotel, by IndexNow (https://www.indexnow.org/documentation). What
 * they are too busy for is told by the next run; what they refuse would be refused again, and is logged. Returns how many
 * hotels were told of.
 */
export async function announceChanges({ db, settings, log }: Pick<Deps, 'db' | 'settings' | 'log'>): Promise<number> {
  const { indexNow } = settings;
  if (indexNow === null) return 0;
  let told = 0;
  for (const hotel of await readUnannounced(db, batch)) {
    if (hotel.changedAt === null) continue;
    const reply = await fetch(indexNow.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(announcementOf(hotel, settings, indexNow.key)),
      signal: AbortSignal.timeout(patienceMs),
    });
    await reply.arrayBuffer();
    if (reply.status === 429 || reply.status >= 500) {
      log.warn({ hotelId: hotel.id, status: reply.status }, 'search engines are told of a change later');
      return told;
    }
    if (!reply.ok)
      log.error({ hotelId: hotel.id, status: reply.status }, 'search engines refuse to be told of a change');
    await markAnnounced(db, hotel.id, hotel.changedAt);
    told += 1;
  }
  return told;
}

/** The pages of one hotel in every language, all on one host, which also shows the key at its root. */
function announcementOf(
  { id, slug, host, roomTypeIds }: HotelPages,
  { publicScheme, publicPort, providerHosts }: Pick<Settings, 'publicScheme' | 'publicPort' | 'providerHosts'>,
  key: string,
): object {
  const port = publicPort === null ? '' : `:${publicPort}`;
  const name = `${host ?? providerHosts[0] ?? 'localhost'}${port}`;
  const origin = `${publicScheme}://${name}`;
  const paths = hotelPagePaths({ id, websiteSlug: slug, roomTypeIds }, host === null ? 'provider' : 'hotel');
  return {
    host: name,
    key,
    keyLocation: `${origin}/${key}.txt`,
    urlList: paths.flatMap((path) => locales.map((language) => addressIn(`${origin}${path}`, language))),
  };
}
