import type { OperationReply, Site } from '@latchkey/api-contract/types';
import {
  canonicalUrl,
  hotelHomeUrl,
  hotelPagePaths,
  languagesOf,
  ownHostPaths,
  providerPaths,
  urlOf,
  type PlacedPage,
} from '@latchkey/site/urls';
import type { JournalPost } from './journal-posts.ts';
import type { ListedPage } from './sitemap-xml.ts';

/** A hotel as the engine lists it for sitemaps. */
export type ListedHotel = Extract<
  OperationReply<'listSitemapHotels'>,
  { readonly status: 200 }
>['body']['hotels'][number];

/** The pages of hotels, each on the host that search engines are to keep. */
export function pagesOfHotels(hotels: readonly ListedHotel[], { site, origin }: PlacedPage): ListedPage[] {
  const hosts = site.canonicalHosts;
  return hotels.flatMap(({ id, websiteSlug, domain, roomTypeIds, languages, changedAt, homeChangedAt }) => {
    const kind = domain === null ? 'provider' : 'hotel';
    const placed: PlacedPage = {
      origin,
      site: {
        kind,
        hotel: { websiteSlug },
        ...(hosts === undefined ? {} : { canonicalHosts: { ...hosts, hotel: domain } }),
      },
    };
    const home = hotelHomeUrl(placed.site);
    return hotelPagePaths({ id, websiteSlug, roomTypeIds }, kind).map((path) => ({
      address: canonicalUrl(path, placed),
      languages,
      // Reviews stand on the home alone.
      changedAt: path === home ? (homeChangedAt ?? changedAt) : changedAt,
    }));
  });
}

/** What a release of the provider's pages tells of them. */
export interface ProviderRelease {
  readonly posts: readonly JournalPost[];
  /** The date of each page's last change, by its path; absent where the date is not known. */
  readonly dates: ReadonlyMap<string, string>;
}

/** The pages of a host that are no hotel's: the provider's own, the platform's landing page, what a hotel's host adds. */
export function listedOwnPages(site: Site, origin: string, { posts, dates }: ProviderRelease): ListedPage[] {
  const address = (path: string): string => canonicalUrl(path, { site, origin });
  const known = (path: string): ListedPage => ({ address: address(path), changedAt: dates.get(path) ?? null });
  switch (site.kind) {
    case 'provider':
      return [
        ...providerPaths.map(known),
        ...posts.map(({ path, changedAt }) => ({ address: address(path), changedAt })),
      ];
    case 'platform':
      return [known(urlOf('landing'))];
    case 'desk':
      return [];
    case 'hotel':
      // They change with the hotel's files as well as with a release: nothing is said of when.
      return ownHostPaths.map((path) => ({
        address: address(path),
        languages: languagesOf(path, { site }),
        changedAt: null,
      }));
  }
}
