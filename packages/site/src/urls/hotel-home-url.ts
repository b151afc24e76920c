import { urlOf } from './build-urls.ts';
import type { SiteKind } from '@latchkey/booking-core/site-kinds';

/** What a link to a site's hotel depends on: the kind of the site, and the hotel that the page speaks of. */
export interface SiteOfHotel {
  readonly kind: SiteKind;
  readonly hotel: { readonly websiteSlug: string } | null;
}

/** The parts of a hotel's home that other pages link to: ids of its elements, which its screen keeps. */
export const hotelHomeAnchors = ['rooms', 'offers', 'reviews', 'around', 'good-to-know'] as const;
export type HotelHomeAnchor = (typeof hotelHomeAnchors)[number];

/** The home page of the hotel that a page speaks of: the root of the hotel's own host, its slug on the provider's. */
export function hotelHomeUrl({ kind, hotel }: SiteOfHotel): string {
  return kind === 'hotel' || hotel === null ? urlOf('hotelHome') : urlOf('hotelBySlug', { slug: hotel.websiteSlug });
}

/** The address of a part of the hotel's home, on the page itself: `#rooms`. */
export const hotelHomeAnchor = (anchor: HotelHomeAnchor): string => `#${anchor}`;

/** The privacy policy or the terms that hold for a page: the hotel's where it speaks of one, else the provider's. */
export function policyUrl(policy: 'privacy' | 'terms', { kind, hotel }: SiteOfHotel): string {
  if (kind === 'hotel' || hotel === null) return urlOf(policy === 'privacy' ? 'privacyPolicy' : 'terms');
  return urlOf(policy === 'privacy' ? 'hotelPrivacy' : 'hotelTerms', { slug: hotel.websiteSlug });
}

/** Where guests choose whether their visits are measured: a clause of the privacy policy. */
export const measuringChoiceUrl = (site: SiteOfHotel): string => `${policyUrl('privacy', site)}#analytics`;

/** What a hotel's terms say of cancelling. */
export const cancellingTermsUrl = (site: SiteOfHotel): string => `${policyUrl('terms', site)}#cancelling`;

/** The anchor of a hotel's imprint in its terms. */
export const imprintAnchor = '#imprint';
