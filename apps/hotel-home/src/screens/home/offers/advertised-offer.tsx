import type { AdvertisedOffer } from '@latchkey/booking-core/promotion';
import { formatMoney } from '@latchkey/format/money';
import { formatPercent } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { OfferTerms } from '@latchkey/ui/advertised-offer';
import { TextLink } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { lettersId } from '../../../offer/urls/letters-id.ts';
import { OfferLine } from './offer-line.tsx';
import * as styles from './offers.module.css';

/** Cashback, or a discount that needs a code: told with who pays it, its conditions and its end. */
export function AdvertisedOfferCard({ offer }: { readonly offer: AdvertisedOffer }): ReactNode {
  const { locale } = usePage();
  return (
    <li>
      <bdi className={styles.big}>
        <Amount offer={offer} />
      </bdi>
      <OfferLine title={<Title offer={offer} />}>
        <OfferTerms offer={offer} locale={locale} />
      </OfferLine>
      {offer.kind === 'further-by-code' ? (
        <div className={styles.badge}>
          <TextLink href={`#${lettersId}`}>
            <Trans>Get the code by email</Trans>
          </TextLink>
        </div>
      ) : null}
    </li>
  );
}

function Amount({ offer }: { readonly offer: AdvertisedOffer }): ReactNode {
  const { locale } = usePage();
  const rupees = (amount: number): string => formatMoney(amount, 'INR', locale);
  switch (offer.kind) {
    case 'further-by-code':
      return formatPercent(offer.percent, locale);
    case 'online-cashback':
      return rupees(offer.upTo);
    case 'wallet-cashback':
      return `${rupees(offer.from)}–${rupees(offer.to)}`;
  }
}

function Title({ offer }: { readonly offer: AdvertisedOffer }): ReactNode {
  switch (offer.kind) {
    case 'further-by-code':
      return <Trans>extra off, with a code</Trans>;
    case 'online-cashback':
      return <Trans>cashback, up to this sum, when you pay online</Trans>;
    case 'wallet-cashback':
      return <Trans>cashback from your wallet</Trans>;
  }
}
