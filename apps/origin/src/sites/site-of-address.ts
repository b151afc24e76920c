import { hotelNamedBy, hotelOfDeskPath, type Locale, type NamedHotel } from '@latchkey/site/urls';
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
 * engine has read it for this hotel and this moment. An address has a preview that names a hotel, and any address of a host
 * that no guest knows, as a hotel's own is before guests see it.
 */
export async function siteFound(
  sites: PreviewingSiteDirectory,
  host: string,
  locale: Locale,
  address: Address,
  preview: string | undefined,
): Promise<SiteFound> {
  const named = hotelNamedBy(address.pathname, address.searchParams);
  const plain = preview === undefined || named === null ? await siteOfAddress(sites, host, locale, address) : null;
  const hotel = plain === null || plain.kind === 'unknown_host' ? (named ?? hotelOf(preview)) : null;
  if (preview === undefined || hotel === null) return { ...(plain ?? unknownHost), isPreview: false };
  const found = await sites.preview(host, locale, hotel, preview);
  return { ...found, isPreview: found.kind === 'site' && found.site.isPreview === true };
}

const unknownHost = { kind: 'unknown_host' } as const;

/** The hotel of which a preview says it is; the engine reads whether that is so. */
function hotelOf(preview: string | undefined): NamedHotel | null {
  const id = /^[1-9]\d{0,8}(?=\.)/.exec(preview ?? '')?.[0];
  return id === undefined ? null : { hotelId: Number(id) };
}
