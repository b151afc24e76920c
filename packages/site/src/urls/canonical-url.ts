import { defaultLocale, locales, type Locale } from '@latchkey/booking-core/language';
import { urlOf, withSearch } from './build-urls.ts';
import type { SiteOfHotel } from './hotel-home-url.ts';

/** The facts of a page that decide under which address search engines keep it. */
export interface PlacedPage {
  readonly site: SiteOfHotel & {
    /** `languages` are those it has words in; absent where nobody knows: then all. */
    readonly hotel: { readonly languages?: readonly Locale[] | undefined } | null;
    /** Host names without a port. Absent in answers of an older API: then each host is its own. */
    readonly canonicalHosts?:
      | { readonly provider: string; readonly platform: string; readonly hotel: string | null }
      | undefined;
  };
  /** Scheme, host and port of the page; the canonical address has the same scheme and port. */
  readonly origin: string;
}

/** Pages that are the same on every host: the provider's is the one to be found. */
const providersOwn = [urlOf('blogs'), urlOf('chainGuide')];

const isProviders = (path: string): boolean =>
  providersOwn.some((own) => path === own || path.startsWith(`${own}/`) || path.startsWith(`${own}?`));

/**
 * The languages in which a page is one to be found, English among them. Where a hotel has no words of its own its page
 * shows the English ones, and is the same page once more.
 */
export const languagesOf = (path: string, { site }: Pick<PlacedPage, 'site'>): readonly Locale[] =>
  isProviders(path) ? locales : (site.hotel?.languages ?? locales);

/**
 * The one address of a page across hosts, in English: a hotel's page is on the hotel's own host where it has one, else on
 * the provider's; the provider's pages are on the provider's first host, the platform's landing page on the platform's.
 * `path` is the page's canonical path on the host that shows it, or already a whole address.
 */
export function canonicalUrl(path: string, { site, origin }: PlacedPage): string {
  if (!path.startsWith('/')) return path;
  const hosts = site.canonicalHosts;
  if (hosts === undefined) return `${origin}${path}`;
  if (isProviders(path)) return `${onHost(origin, hosts.provider)}${path}`;
  if (site.hotel !== null) {
    return hosts.hotel === null
      ? `${onHost(origin, hosts.provider)}${path}`
      : `${onHost(origin, hosts.hotel)}${site.kind === 'hotel' ? path : onOwnHost(path, site.hotel)}`;
  }
  const isPlatforms = site.kind === 'platform' && path === urlOf('landing');
  return `${onHost(origin, isPlatforms ? hosts.platform : hosts.provider)}${path}`;
}

/** An address in a language: the default language has the address without `lang`. */
export const addressIn = (address: string, language: Locale): string =>
  language === defaultLocale ? address : withSearch(address, { lang: language });

/** The same page in each language that it is found in, as `hreflang` names them. Each page names all of them, and itself. */
export const alternatesOf = (
  address: string,
  languages: readonly Locale[] = locales,
): readonly (readonly [hreflang: string, href: string])[] => [
  ...languages.map((language) => [language, addressIn(address, language)] as const),
  ['x-default', addressIn(address, defaultLocale)],
];

function onHost(origin: string, host: string): string {
  const address = new URL(origin);
  address.hostname = host;
  return address.origin;
}

/** Translates a path on the provider's host to the same page on the hotel's own host. */
function onOwnHost(path: string, { websiteSlug }: { readonly websiteSlug: string }): string {
  const home = urlOf('hotelBySlug', { slug: websiteSlug });
  if (path === home) return urlOf('hotelHome');
  if (path.startsWith(`${home}/`)) return path.slice(home.length);
  return path.replace(/^(\/room-view\/)\d{1,9}_/, '$1');
}
