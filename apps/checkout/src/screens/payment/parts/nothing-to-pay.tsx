import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { LinkButton } from '@latchkey/ui/button';
import { Panel } from '@latchkey/ui/panel';
import { wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { NotPayable } from '../payment.model.ts';

const sentences: Readonly<Record<NotPayable['kind'], ReactNode>> = {
  gone: <Trans>Booking is either expired or does not exist. Please try creating a booking again.</Trans>,
  not_yours: <Trans>This booking was made on another device. Please pay for it there, or call the house.</Trans>,
  unavailable: <Trans>Please try again later!</Trans>,
};

/** One calm page with one way onward. */
export function NothingToPay({ reason }: { readonly reason: NotPayable['kind'] }) {
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
