import type { GuestCounts } from '@latchkey/booking-core/pricing';
import type { WholeBooking } from '@latchkey/api-contract/types';

/** What a booking is made of, as the engine is asked for it. */
export type BookedSelection = NonNullable<WholeBooking['selection']>;

/** Some rooms of a type on a rate plan. */
export interface WantedRooms {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly count: number;
}

/** What a guest wants in place of what is booked. */
export interface WantedStay {
  readonly stay: BookedSelection['stay'];
  readonly guests: GuestCounts;
  readonly rooms: readonly WantedRooms[];
  readonly addons: readonly { readonly addonId: string; readonly count: number }[];
}
