import { lazyPart } from '@latchkey/ui/lazy-part';
import { memo } from 'react';
import type { AdvertisedOffersProps } from './advertised-offers.lazy.tsx';
// The styles of a part that comes later are the page's.
import '@latchkey/ui/advertised-offer.css';
import './advertised-offers.module.css';

const OffersPart = lazyPart(() =>
  import(/* webpackChunkName: "later" */ './advertised-offers.lazy.tsx').then(({ OffersPart: part }) => part),
);

/** Offers that are not on the bill; the server draws them, and their script comes after the form's. */
export const AdvertisedOffers = memo(function AdvertisedOffers(props: AdvertisedOffersProps) {
  return <OffersPart {...props} />;
});
