import { hotelNamedBy, hotelOfDeskPath, type Locale } from '@latchkey/site/urls';
import type { PreviewingSiteDirectory, SiteAnswer, SiteDirectory } from './site-directory.ts';

type Address = Pick<URL, 'pathname' | 'searchParams'>;

/** The site that an address is of: its host's, or on the hosts of many hotels that of the hotel which the address names. */
export async function siteOfAddress(
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

/** The site of an address, and whether its hotel is seen as it will be. */
export type SiteFound = SiteAnswer & { readonly isPreview: boolean };

/**
 * The same for a browser that brings the cookie of a preview, or what it says is one (`preview`): it counts where the
 * engine has read it for this hotel and this moment. Only an address that names a hotel has a preview.
 */
export async function siteFound(
  sites: PreviewingSiteDirectory,
  host: string,
  locale: Locale,
  address: Address,
  preview: string | undefined,
): Promise<SiteFound> {
  const hotel = hotelNamedBy(address.pathname, address.searchParams);
  if (preview === undefined || hotel === null)
    return { ...(await siteOfAddress(sites, host, locale, address)), isPreview: false };
  const found = await sites.preview(host, locale, hotel, preview);
  return { ...found, isPreview: found.kind === 'site' && found.site.isPreview === true };
}
