import { inLanguage, usePage } from '@latchkey/site';
import { hotelHomeUrl } from '@latchkey/site/urls';
import { Trans } from '@lingui/react/macro';

/** The way back to a hotel's rooms, on its own host or the provider's; to the provider's own page where no hotel is known. */
export function useRoomsAgain() {
  const { locale, site } = usePage();
  return {
    href: inLanguage(hotelHomeUrl(site), locale),
    label: site.hotel === null ? <Trans>Home page</Trans> : <Trans>Back to the rooms</Trans>,
  };
}
