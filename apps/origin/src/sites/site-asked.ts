import { hotelNamedBy, hotelOfDeskPath, type Locale } from '@latchkey/site/urls';
import type { PreviewingSiteDirectory, SiteAnswer, SiteDirectory } from './site-directory.ts';

type Address = Pick<URL, 'pathname' | 'searchParams'>;

/** The site that an address is of: its host's, or on the hosts of many hotels that of the hotel which the address names. */
export async function siteAsked(
  sites: SiteDirectory,
  host: string,
  locale: Locale,
  { pathname, searchParams }: Address,
): Promise<SiteAnswer> {
  const found = await sites.find(host, locale, hotelNamedBy(pathname, searchParams));
  // The desk names hotels in addresses of its own.
  return found.kind === 'site' && found.site.kind === 'desk'
    ? sites.find(host, locale, hotelOfDeskPath(pathname))
    : found;
}

/** The same for a browser that looks at a hotel before guests see it, with what lets it (`preview`). */
export function sitePreviewed(
  sites: PreviewingSiteDirectory,
  host: string,
  locale: Locale,
  address: Address,
  preview: string,
): Promise<SiteAnswer> {
  const hotel = hotelNamedBy(address.pathname, address.searchParams);
  return hotel === null ? siteAsked(sites, host, locale, address) : sites.preview(host, locale, hotel, preview);
}
