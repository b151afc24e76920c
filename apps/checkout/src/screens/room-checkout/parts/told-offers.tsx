import { lazyPart } from '@latchkey/ui/lazy-part';
import { memo, Suspense } from 'react';
import type { ToldOffersProps } from './offers-told.tsx';
// The styles of a part that comes later are the page's.
import '@latchkey/ui/advertised-offer.css';
import './told-offers.module.css';

const OffersTold = lazyPart(() =>
  import(/* webpackChunkName: "later" */ './offers-told.tsx').then(({ OffersTold: part }) => part),
);

/** Offers that are not on the bill; the server draws them, and their script comes after the form's. */
export const ToldOffers = memo(function ToldOffers(props: ToldOffersProps) {
  return (
    <Suspense fallback={null}>
      <OffersTold {...props} />
    </Suspense>
  );
});
