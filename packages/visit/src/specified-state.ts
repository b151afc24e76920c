import type { MinorUnits } from '@latchkey/booking-core/currency';
import type { PaymentChoice } from '@latchkey/booking-core/pricing';
import type { Promotion } from '@latchkey/booking-core/promotion';
import type { TaxEntry } from '@latchkey/booking-core/tax';

/**
 * Fields that the product's specification puts into the booking store and no screen reads yet. They stand apart, so that
 * what works is in sight; a field moves to `visit-state.types.ts` with the first screen that reads it. "Written" ones are
 * filled today from what the hotel's home has loaded; the others wait for the work that is named.
 */
export interface SpecifiedState {
  /** Written. Read by: analytics (what was offered). */
  readonly promotions: readonly Promotion[];
  /** Written. Read by: the assistant's page. */
  readonly faqs: readonly { readonly modifiedQuestion: string; readonly answer: string }[];
  /** Written. Read by: the cancellation screen. */
  readonly policies: readonly { readonly name: string; readonly text: string }[];
  /** Written. Read by: the modification screen. */
  readonly payments: readonly PaymentChoice[];
  /** Written. Read by: analytics. */
  readonly reviews: readonly { readonly rating: number; readonly time: string; readonly author_name: string }[];
  /** Written. Read by: the modification screen of an hourly stay. */
  readonly roomSlots: readonly { readonly hour: number; readonly available: boolean }[];
  /** Written. Read by: the modification screen. */
  readonly livePricing: readonly { readonly roomTypeId: string; readonly availableRooms: number }[];
  /** Written. Read by: the modification screen. */
  readonly taxes: readonly TaxEntry[];
  /** Written: the lowest price of each date, by date; null where nothing is free. Read by: the modification screen. */
  readonly CalendarPrices: Readonly<Record<string, MinorUnits | null>>;
  /** Written. Read by: the itinerary. */
  readonly hotel_videos: readonly { readonly url: string; readonly title: string }[];
  /** Written: addresses of what the hotel posted elsewhere, which its home links to. Read by: analytics. */
  readonly instaLinks: readonly string[];
  /** The guest may be addressed by advertisements: said by the choice about measuring. Read by: the pixel. */
  readonly Retargeting: boolean;
  /** The guest asked to be told when a room becomes free for the stay in sight. Read by: the form that asked. */
  readonly notifyNoInventory: boolean;
}

export const initialSpecifiedState: SpecifiedState = {
  promotions: [],
  faqs: [],
  policies: [],
  payments: [],
  reviews: [],
  roomSlots: [],
  livePricing: [],
  taxes: [],
  CalendarPrices: {},
  hotel_videos: [],
  instaLinks: [],
  Retargeting: false,
  notifyNoInventory: false,
};
