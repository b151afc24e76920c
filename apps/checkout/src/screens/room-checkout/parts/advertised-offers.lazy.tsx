import type { AdvertisedOffer } from '@latchkey/booking-core/promotion';
import { formatMoney } from '@latchkey/format/money';
import { formatPercent } from '@latchkey/format/number';
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
  /** Where on the page these offers are shown. */
  readonly beside: 'methods' | 'code';
}

/** Offers that are not on the bill, beside what they are for; each with who pays it, its conditions and its end. */
export function OffersPart({ stay: { advertised }, beside }: AdvertisedOffersProps): ReactNode {
  const { locale } = usePage();
  const offers = advertised.filter(({ kind }) => (kind === 'further-by-code') === (beside === 'code'));
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

function OfferSentence({ offer }: { readonly offer: AdvertisedOffer }): ReactNode {
  const { locale } = usePage();
  const rupees = (amount: number) => <Price weight="plain">{formatMoney(amount, 'INR', locale)}</Price>;
  switch (offer.kind) {
    case 'further-by-code': {
      const percent = <bdi>{formatPercent(offer.percent, locale)}</bdi>;
      return <Trans>A code takes a further {percent} off.</Trans>;
    }
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
