import type { Availability, Hotel, OperationReply, Place, Review } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { HourlyModel } from './hourly.model.ts';
import type { GuestCounts } from '@latchkey/site/urls';

type ReplyTo<K extends 'getAddons' | 'getPackages' | 'getVideos'> = Extract<
  OperationReply<K>,
  { readonly status: 200 }
>['body'];

/** An extra with its tax in the price: for each person, for a room, or once for the whole booking. */
export type Addon = ReplyTo<'getAddons'>['addons'][number];

/** Rate plans and extras that the house sells together, each at its own price. */
export type OfferedPackage = ReplyTo<'getPackages'>['packages'][number];

/** A film of the house. */
export type Film = ReplyTo<'getVideos'>['videos'][number];

/** Two dates on which the whole of a stay is free. */
export interface StayDates {
  readonly checkIn: LocalDate;
  readonly checkOut: LocalDate;
}

/** What the guest asked for, or the default visit: tonight, two adults. */
export interface AskedStay extends StayDates {
  readonly guests: GuestCounts;
}

export interface Ratings {
  /** Null where the hotel has none of its own. `distribution` counts 1 to 5 stars. */
  readonly aggregate: {
    readonly rating: number;
    readonly user_ratings_total: number;
    readonly distribution: readonly number[];
  } | null;
  readonly reviews: readonly Review[];
}

/** Rooms and prices on the dates asked: what choosing and pricing need. */
export interface RoomsModel {
  readonly hotel: Hotel;
  readonly stay: AskedStay;
  /** Today at the property. */
  readonly today: LocalDate;
  /** Null when rooms and prices could not be read just now. */
  readonly availability: Availability | null;
  readonly addons: readonly Addon[];
  /** The code that the link brought along. */
  readonly coupon: string | null;
}

/** Everything the hotel's home shows. Words are already in the page's language, or in the one the hotel has. */
export interface HomeModel extends RoomsModel {
  /** The nearest stays of the same length, when nothing is free on the dates asked. */
  readonly nearest: readonly StayDates[];
  readonly packages: readonly OfferedPackage[];
  readonly films: readonly Film[];
  /** Null where the guest asks for nights. */
  readonly hourly: HourlyModel | null;
  readonly ratings: Ratings;
  readonly faqs: readonly { readonly modifiedQuestion: string; readonly answer: string }[];
  readonly policies: readonly { readonly name: string; readonly text: string }[];
  readonly places: readonly Place[];
  /** What brought the guest here instead. */
  readonly notice: 'invalid-date' | null;
}
