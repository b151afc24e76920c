import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { Trans } from '@lingui/react/macro';

/** The way back to a hotel's rooms, on its own host or the provider's. */
export function useRoomsAgain() {
  const { locale, site } = usePage();
  const home =
    site.kind !== 'hotel' && site.hotel ? urlOf('hotelBySlug', { slug: site.hotel.websiteSlug }) : urlOf('hotelHome');
  return { href: inLanguage(home, locale), label: <Trans>Back to the rooms</Trans> };
}
