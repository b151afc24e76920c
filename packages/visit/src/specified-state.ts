import type { MinorUnits } from '@latchkey/booking-core/currency';
import type { PaymentChoice } from '@latchkey/booking-core/payment-ways';
import type { Promotion } from '@latchkey/booking-core/promotion';
import type { StayPackage } from '@latchkey/booking-core/selection';
import type { TaxEntry } from '@latchkey/booking-core/tax';

/**
 * Fields that the table of the booking store names (decisions/0001) and that nothing reads: our screens do not use
 * them, and the store is out of reach for scripts of a property. They stay because the table has them, filled by the
 * hotel's home from what it has loaded, and stand apart, so that what works is in sight; a field moves to
 * `visit-state.types.ts` with the first screen that reads it.
 */
export interface SpecifiedState {
  /** The hotel's offers on these dates. */
  readonly promotions: readonly Promotion[];
  readonly faqs: readonly { readonly modifiedQuestion: string; readonly answer: string }[];
  readonly policies: readonly { readonly name: string; readonly text: string }[];
  /** How the stay may be paid. */
  readonly payments: readonly PaymentChoice[];
  readonly reviews: readonly { readonly rating: number; readonly time: string; readonly author_name: string }[];
  /** Start hours of the day in sight. */
  readonly roomSlots: readonly { readonly hour: number; readonly available: boolean }[];
  readonly livePricing: readonly { readonly roomTypeId: string; readonly availableRooms: number }[];
  readonly taxes: readonly TaxEntry[];
  /** The lowest price of each date, by date; null where nothing is free. */
  readonly CalendarPrices: Readonly<Record<string, MinorUnits | null>>;
  readonly hotel_videos: readonly { readonly url: string; readonly title: string }[];
  /** Addresses of what the hotel posted elsewhere, which its home links to. */
  readonly instaLinks: readonly string[];
  readonly availablePackages: readonly StayPackage[];
  /** Room types offered instead of the chosen one. */
  readonly upsell: readonly string[];
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
  availablePackages: [],
  upsell: [],
};
