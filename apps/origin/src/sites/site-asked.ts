import { hotelNamedBy, hotelOfDeskPath, type Locale } from '@latchkey/site/urls';
import type { SiteAnswer, SiteDirectory } from './site-directory.ts';

/** The site that an address is of: its host's, or on the hosts of many hotels that of the hotel which the address names. */
export async function siteAsked(
  sites: SiteDirectory,
  host: string,
  locale: Locale,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
): Promise<SiteAnswer> {
  const found = await sites.find(host, locale, hotelNamedBy(pathname, searchParams));
  // The desk names hotels in addresses of its own.
  return found.kind === 'site' && found.site.kind === 'desk'
    ? sites.find(host, locale, hotelOfDeskPath(pathname))
    : found;
}
