import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { LinkButton } from '@latchkey/ui/button';
import { Panel } from '@latchkey/ui/panel';
import { wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RefusedStay } from '../room-checkout.model.ts';

const sentences: Readonly<Record<RefusedStay['kind'], ReactNode>> = {
  sold_out: <Trans>Sorry, Stays are not available for the selected days.</Trans>,
  no_quote: <Trans>Booking is either expired or does not exist. Please try creating a booking again.</Trans>,
  unavailable: <Trans>Please try again later!</Trans>,
};

/** Nothing can be booked here; one way onward. */
export function Refused({ reason }: { readonly reason: RefusedStay['kind'] }) {
  const { locale, site } = usePage();
  const home = site.kind !== 'hotel' && site.hotel ? urlOf('hotelBySlug', { slug: site.hotel.websiteSlug }) : urlOf('hotelHome');
  return (
    <main id="main" className={wrap}>
      <Panel
        kind={reason === 'unavailable' ? 'failed' : 'refused'}
        level={1}
        title={sentences[reason]}
        acts={
          <LinkButton href={reason === 'unavailable' ? '' : inLanguage(home, locale)}>
            {reason === 'unavailable' ? <Trans>Try again</Trans> : <Trans>Back to the rooms</Trans>}
          </LinkButton>
        }
      />
    </main>
  );
}
