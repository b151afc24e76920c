import type { QuestionSubject } from '@latchkey/booking-core/inbox';
import type { Hotel, HotelImage } from '@latchkey/api-contract/types';

/** A hotel of the chain, as the guide shows it. */
export type GuideHotel = Pick<
  Hotel,
  'id' | 'name' | 'city' | 'headline' | 'domain' | 'currency' | 'websiteSlug' | 'phone' | 'email' | 'theme'
> & { readonly chatUrl: string | null; readonly image: HotelImage | null };

/** A question on a subject, as a hotel of the chain answers it. */
export interface GuideAnswer {
  readonly subject: QuestionSubject;
  readonly hotelName: string;
  readonly question: string;
  readonly answer: string;
}

export type ChainGuideModel =
  | {
      readonly kind: 'guide';
      /** The hotel of the host first: what a guest does is done there. */
      readonly hotels: readonly [GuideHotel, ...GuideHotel[]];
      readonly answers: readonly GuideAnswer[];
    }
  | { readonly kind: 'unavailable' };
