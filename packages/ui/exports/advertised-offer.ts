export { OfferTerms } from '../src/advertised-offer/offer-terms.tsx';
