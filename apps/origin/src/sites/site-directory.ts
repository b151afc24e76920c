import { createApiClient } from '@latchkey/api-client/client';
import type { Site } from '@latchkey/api-contract/types';
import type { Locale } from '@latchkey/site/urls';
import { LRUCache } from 'lru-cache';
import type { NamedHotel } from './named-hotel.ts';

/** What a host stands for: a site, nobody, or a question nobody could answer just now. */
export type SiteAnswer =
  | { readonly kind: 'site'; readonly site: Site }
  | { readonly kind: 'unknown_host' }
  | { readonly kind: 'unavailable' };

export interface SiteDirectory {
  /** The site of a host; on the provider's domains that of the hotel the address names, when it names one. */
  find(host: string, locale: Locale, hotel: NamedHotel | null): Promise<SiteAnswer>;
}

/** Asks the API and remembers for `ttl` milliseconds. An API that is away is answered from what was last known. */
export function siteDirectory(apiUrl: string, ttl: number): SiteDirectory {
  const api = createApiClient({ baseUrl: apiUrl, timeout: 3000 });
  const known = new LRUCache<string, SiteAnswer>({ max: 2000, ttl, allowStale: true, noDeleteOnStaleGet: true });

  const ask = async (host: string, locale: Locale, hotel: NamedHotel | null): Promise<SiteAnswer> => {
    const reply = await api.call('getSite', { query: { host, lang: locale, ...hotel } });
    if (reply.status === 200) return { kind: 'site', site: reply.body };
    // A hotel that does not exist is a page that is not found, on a site that does.
    if (reply.status === 404) return hotel ? ask(host, locale, null) : { kind: 'unknown_host' };
    return { kind: 'unavailable' };
  };

  return {
    async find(host, locale, hotel) {
      const key = JSON.stringify([host, locale, hotel]);
      const fresh = known.get(key, { allowStale: false });
      if (fresh) return fresh;
      const answer = await ask(host, locale, hotel);
      if (answer.kind === 'unavailable') return known.get(key) ?? answer;
      known.set(key, answer);
      return answer;
    },
  };
}
