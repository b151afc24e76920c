import type { AdvertisedOffer } from '@latchkey/booking-core/promotion';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { OfferTerms } from '@latchkey/ui/advertised-offer';
import { Price } from '@latchkey/ui/price';
import { cx } from '@latchkey/ui/cx';
import { small } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OfferedStay } from '../room-checkout.model.ts';
import * as styles from './advertised-offers.module.css';

export interface AdvertisedOffersProps {
  readonly stay: OfferedStay;
}

/**
 * Cashback of the ways to pay, each with who pays it, its conditions and its end. That a code would take more off is not
 * told here: from the checkout no way leads to one.
 */
export function OffersPart({ stay: { advertised } }: AdvertisedOffersProps): ReactNode {
  const { locale } = usePage();
  const offers = advertised.filter((offer) => offer.kind !== 'further-by-code');
  if (offers.length === 0) return null;
  return (
    <ul className={cx(styles.offers, small)}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferSentence offer={offer} />
          <OfferTerms offer={offer} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

type Cashback = Exclude<AdvertisedOffer, { readonly kind: 'further-by-code' }>;

function OfferSentence({ offer }: { readonly offer: Cashback }): ReactNode {
  const { locale } = usePage();
  const rupees = (amount: number) => <Price weight="plain">{formatMoney(amount, 'INR', locale)}</Price>;
  switch (offer.kind) {
    case 'online-cashback': {
      const most = rupees(offer.upTo);
      return <Trans>Cashback of up to {most} when you pay online.</Trans>;
    }
    case 'wallet-cashback': {
      const [least, most] = [rupees(offer.from), rupees(offer.to)];
      return (
        <Trans>
          Cashback of {least} to {most} when you pay from a wallet.
        </Trans>
      );
    }
  }
}
