import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { loadFinder, onRack } from '../../finder/finder.loader.ts';
import type { LandingModel } from './landing.model.ts';
import { loadWeekend } from './weekend.ts';

/** What the address searches for; else the hotels that hang on the page, without which it still says what it has to say. */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<LandingModel>> {
  const { api, site, locale, signal, search, now } = request;
  const finder = await loadFinder(request);
  if ('redirect' in finder) return { kind: 'redirect', to: finder.redirect, status: 303 };
  const isNotAsked = finder.results.kind === 'not-asked';
  const [reply, weekend] = await Promise.all([
    isNotAsked ? api.call('listHotels', { query: { lang: locale, limit: onRack } }, signal) : null,
    isNotAsked && site.kind === 'platform' ? loadWeekend(request) : null,
  ]);
  return {
    kind: 'ready',
    ...(finder.results.kind === 'unavailable' ? { status: 503 } : {}),
    model: {
      audience: site.kind === 'platform' ? 'guests' : 'hoteliers',
      hotels:
        reply?.status === 200
          ? site.kind === 'platform'
            ? fromAnother(reply.body.hotels, now)
            : reply.body.hotels
          : [],
      finder,
      weekend,
      notice: search['notice'] === 'invalid-date' ? 'invalid-date' : null,
    },
  };
}

const dayMs = 86_400_000;

/** The same order, begun with another hotel each day: none hangs first for its name alone. */
function fromAnother<Hotel>(hotels: readonly Hotel[], now: number): Hotel[] {
  const first = Math.floor(now / dayMs) % Math.max(hotels.length, 1);
  return [...hotels.slice(first), ...hotels.slice(0, first)];
}
