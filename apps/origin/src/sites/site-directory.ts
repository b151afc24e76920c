import { createApiClient } from '@latchkey/api-client/client';
import type { Site } from '@latchkey/api-contract/types';
import { locales, type Locale, type NamedHotel } from '@latchkey/site/urls';
import { LRUCache } from 'lru-cache';
import { hotelPreviewCookie } from './hotel-preview-cookie.ts';
import { noKnownSites, type KnownSites } from './known-sites.ts';

/** What a host name resolves to: a site, an unknown host, or unavailable because the engine did not answer. */
export type SiteAnswer =
  | { readonly kind: 'site'; readonly site: Site }
  | { readonly kind: 'unknown_host' }
  | { readonly kind: 'unavailable' };

export interface SiteDirectory {
  /** The site of a host; on the provider's domains that of the hotel the address names, when it names one. */
  find(host: string, locale: Locale, hotel: NamedHotel | null): Promise<SiteAnswer>;
}

/** A directory that knows hotels which guests do not see yet, too. */
export interface PreviewingSiteDirectory extends SiteDirectory {
  /** The site for a browser that looks at a hotel before guests see it (`preview`): asked anew, and remembered for nobody. */
  preview(host: string, locale: Locale, hotel: NamedHotel, preview: string): Promise<SiteAnswer>;
}

/** A directory that remembers what it knew over a restart. */
export interface LastingSiteDirectory extends PreviewingSiteDirectory {
  /** Stores the known sites, where something has changed since the last time. */
  keep(): Promise<void>;
}

/** Sites are a few thousand at most on one installation, each in four languages. */
const sitesKept = 8000;

/** Unknown host names are cached separately, since anybody can invent them: they cannot push a site out. */
const unknownKept = 2000;

/** A site is the same at every port of its host, and however the name is spelt: names have no case (RFC 4343). */
const nameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();

const questionOf = (host: string, locale: Locale, hotel: NamedHotel | null): string =>
  JSON.stringify([nameOf(host), locale, hotel]);

/**
 * Asks the API and remembers for `ttl` milliseconds. Who asks the same at the same time waits for one answer. An API that
 * is away, or that refuses, is answered from what was last known: in this language or another, since this start or an
 * earlier one (`kept`). The API does not count these questions against any
 * guest: they come from the origin itself, without the header that names a guest's address.
 */
export function siteDirectory(apiUrl: string, ttl: number, kept: KnownSites = noKnownSites): LastingSiteDirectory {
  const api = createApiClient({ baseUrl: apiUrl, timeout: 3000 });
  const known = new LRUCache<string, Site>({ max: sitesKept, ttl, allowStale: true, noDeleteOnStaleGet: true });
  // A name is unknown in every language alike.
  const unknown = new LRUCache<string, true>({ max: unknownKept, ttl });
  const earlier = new Map(kept.sites);
  let isKept = true;
  const asking = new Map<string, Promise<SiteAnswer>>();

  const lastKnown = (host: string, locale: Locale, hotel: NamedHotel | null): Site | undefined => {
    for (const language of [locale, ...locales]) {
      const key = questionOf(host, language, hotel);
      const site = known.get(key) ?? earlier.get(key);
      if (site !== undefined) return site;
    }
    return undefined;
  };

  const ask = async (host: string, locale: Locale, hotel: NamedHotel | null): Promise<SiteAnswer> => {
    const key = questionOf(host, locale, hotel);
    const reply = await api.call('getSite', { query: { host, lang: locale, ...hotel } });
    if (reply.status === 200) {
      known.set(key, reply.body);
      isKept = false;
      return { kind: 'site', site: reply.body };
    }
    if (reply.status === 404) {
      unknown.set(JSON.stringify([nameOf(host), hotel]), true);
      return { kind: 'unknown_host' };
    }
    const stale = lastKnown(host, locale, hotel);
    return stale ? { kind: 'site', site: stale } : { kind: 'unavailable' };
  };

  const find: SiteDirectory['find'] = async (host, locale, hotel) => {
    const key = questionOf(host, locale, hotel);
    const fresh = known.get(key, { allowStale: false });
    if (fresh) return { kind: 'site', site: fresh };
    let answer: SiteAnswer = { kind: 'unknown_host' };
    if (!unknown.has(JSON.stringify([nameOf(host), hotel]))) {
      const asked = asking.get(key) ?? ask(host, locale, hotel).finally(() => asking.delete(key));
      asking.set(key, asked);
      answer = await asked;
    }
    // An unknown hotel makes a page that is not found, on the site of its host.
    return answer.kind === 'unknown_host' && hotel !== null ? find(host, locale, null) : answer;
  };
  const preview: LastingSiteDirectory['preview'] = async (host, locale, hotel, token) => {
    const headers = { cookie: `${hotelPreviewCookie}=${token}` };
    const asked = createApiClient({ baseUrl: apiUrl, timeout: 3000, headers });
    const reply = await asked.call('getSite', { query: { host, lang: locale, ...hotel } });
    return reply.status === 200 ? { kind: 'site', site: reply.body } : find(host, locale, hotel);
  };
  const keep = async (): Promise<void> => {
    if (isKept) return;
    isKept = true;
    const recent = [...known.entries()];
    const named = new Set(recent.map(([key]) => key));
    await kept.write([...recent, ...[...earlier].filter(([key]) => !named.has(key))]);
  };
  return { find, preview, keep };
}
