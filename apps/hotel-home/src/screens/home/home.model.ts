import type { MailOutcome } from '@latchkey/booking-core/validation';
import type { OperationReply, Place, Review } from '@latchkey/api-contract/types';
import type { HoursModel, StayDates, StayModel } from '@latchkey/stay/use-stay';
import type { HotelVideo } from '../../offer/pictures/hotel-video.types.ts';

/** Rate plans and extras that the hotel sells together, each at its own price. */
export type OfferedPackage = Extract<
  OperationReply<'getPackages'>,
  { readonly status: 200 }
>['body']['packages'][number];

export interface Ratings {
  /** Null where the hotel has none of its own. `distribution` counts 1 to 5 stars. */
  readonly aggregate: {
    readonly rating: number;
    readonly user_ratings_total: number;
    readonly distribution: readonly number[];
    /** Whether it stands in for reviews that the hotel does not have. */
    readonly isFallback?: boolean | undefined;
    /** The source: the hotel's own guests, or Google's; absent where it is unknown. */
    readonly from?: 'guests' | 'google' | undefined;
  } | null;
  /** The mean by subject, such as `cleanliness`. */
  readonly scores?: Readonly<Record<string, number>> | undefined;
  readonly reviews: readonly Review[];
}

/** Everything the hotel's home shows. Words are already in the page's language, or in the one the hotel has. */
export interface HomeModel extends StayModel {
  /** The nearest stays of the same length, when nothing is free on the dates asked. */
  readonly nearest: readonly StayDates[];
  readonly packages: readonly OfferedPackage[];
  readonly videos: readonly HotelVideo[];
  /** What the hotel posted elsewhere, by its own words. */
  readonly posts: readonly { readonly url: string; readonly name: string }[];
  /** Null where the guest asks for nights. */
  readonly hourly: HoursModel | null;
  readonly ratings: Ratings;
  readonly faqs: readonly { readonly modifiedQuestion: string; readonly answer: string }[];
  readonly policies: readonly { readonly name: string; readonly text: string }[];
  readonly places: readonly Place[];
  /** Result of the form "Tell me if a room becomes available" sent without a script; null if none was sent. */
  readonly alerted: MailOutcome | null;
  /** The address that was typed into the form that is shown again; empty where none is. */
  readonly alertTo: string;
  /** Whether the address names the dates or the day. */
  readonly isDated: boolean;
  /** Why the guest was redirected here. */
  readonly notice: 'invalid-date' | 'other-party' | null;
}

/** Whether the rooms are what the guest came for, so that the page begins there; a notice above them is read first. */
export const isArrival = ({ isDated, notice }: HomeModel): boolean => isDated && notice === null;
