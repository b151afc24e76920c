import type { AdvertisedOffer, Promotion } from '@latchkey/booking-core/promotion';
import type { LiveHotel } from '../../live/live-hotel.ts';

/** A hotelier's figures as they were typed, or the ones that the page begins with. */
export interface TypedFigures {
  readonly nights: string;
  readonly price: string;
  readonly currency: string;
  readonly percent: string;
}

/** The offers that stand at a hotel today: those that are in the bill by themselves, and those that are advertised beside the price. */
export interface ShownOffers {
  readonly hotel: LiveHotel;
  readonly promotions: readonly Exclude<Promotion, { readonly kind: 'coupon' }>[];
  readonly advertised: readonly AdvertisedOffer[];
}

export interface MarketingModel {
  readonly figures: TypedFigures;
  readonly offers: ShownOffers | null;
}
