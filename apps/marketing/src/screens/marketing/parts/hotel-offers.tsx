import type { AdvertisedOffer } from '@latchkey/booking-core/promotion';
import { formatMoney } from '@latchkey/format/money';
import { formatPercent } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { OfferTerms } from '@latchkey/ui/advertised-offer';
import { Price } from '@latchkey/ui/price';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ShownOffers } from '../marketing.model.ts';
import { Label } from './label.tsx';

type OwnOffer = ShownOffers['promotions'][number];

/** A hotel's offers of today, each with its figure and its terms. */
export function HotelOffers({ offers: { hotel, promotions, advertised } }: { readonly offers: ShownOffers }) {
  const { locale } = usePage();
  const figureOf = (offer: OwnOffer): string =>
    'percent' in offer
      ? formatPercent(offer.percent, locale)
      : formatMoney('price' in offer ? offer.price : offer.off, hotel.currency, locale);
  return (
    <>
      {promotions.map((offer) => (
        <Label key={offer.id} figure={figureOf(offer)} name={<NameOf kind={offer.kind} />}>
          <When offer={offer} say={(amount) => formatMoney(amount, hotel.currency, locale)} />
        </Label>
      ))}
      {advertised.map((offer) => (
        <Label
          key={offer.id}
          figure={advertisedFigure(
            offer,
            (amount) => formatMoney(amount, 'INR', locale),
            (percent) => formatPercent(percent, locale),
          )}
          name={<NameOf kind={offer.kind} />}
        >
          <OfferTerms offer={offer} locale={locale} />
        </Label>
      ))}
    </>
  );
}

function advertisedFigure(
  offer: AdvertisedOffer,
  rupees: (amount: number) => string,
  percent: (share: number) => string,
): string {
  switch (offer.kind) {
    case 'further-by-code':
      return percent(offer.percent);
    case 'online-cashback':
      return rupees(offer.upTo);
    case 'wallet-cashback':
      return `${rupees(offer.from)}–${rupees(offer.to)}`;
  }
}

const names: Readonly<Record<OwnOffer['kind'] | AdvertisedOffer['kind'], ReactNode>> = {
  'flat-above': <Trans>off larger bookings</Trans>,
  'early-bird': <Trans>off for booking early</Trans>,
  'last-minute': <Trans>off at the last minute</Trans>,
  'long-stay': <Trans>off longer stays</Trans>,
  'percent-off': <Trans>off the rooms</Trans>,
  'amount-off': <Trans>off each night</Trans>,
  'stay-price': <Trans>for longer stays</Trans>,
  'further-by-code': <Trans>extra off, with a code</Trans>,
  'online-cashback': <Trans>cashback, up to this sum, when the guest pays online</Trans>,
  'wallet-cashback': <Trans>cashback from the guest’s wallet</Trans>,
};
const NameOf = ({ kind }: { readonly kind: keyof typeof names }) => names[kind];

function When({ offer, say }: { readonly offer: OwnOffer; readonly say: (amount: number) => string }) {
  switch (offer.kind) {
    case 'flat-above': {
      const above = say(offer.above);
      return (
        <Trans>
          When the rooms cost more than <Price weight="plain">{above}</Price> before taxes.
        </Trans>
      );
    }
    case 'early-bird':
      return (
        <Plural
          value={offer.daysAhead}
          one="Taken off automatically when you book at least # day before arrival."
          other="Taken off automatically when you book at least # days before arrival."
        />
      );
    case 'last-minute':
      return (
        <Plural
          value={offer.daysAhead}
          one="Taken off automatically when the stay begins within # day."
          other="Taken off automatically when the stay begins within # days."
        />
      );
    case 'long-stay':
      return (
        <Plural
          value={offer.nights}
          one="Taken off automatically from # night on."
          other="Taken off automatically from # nights on."
        />
      );
    case 'percent-off':
    case 'amount-off':
    case 'stay-price':
      return <Trans>Taken off automatically.</Trans>;
  }
}
