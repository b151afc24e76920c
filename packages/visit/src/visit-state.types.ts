import type { CurrencyCode, MinorUnits } from '@latchkey/booking-core/currency';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { BuyNowPayLater } from '@latchkey/booking-core/instalments';
import type { PaymentChoice } from '@latchkey/booking-core/pricing';
import type { Promotion } from '@latchkey/booking-core/promotion';
import type { StayPackage, StaySelection } from '@latchkey/booking-core/selection';
import type { TaxEntry } from '@latchkey/booking-core/tax';

/** What the visit was asked for. The address of the page says it; the store only repeats it. */
export interface VisitSearch {
  readonly totalPeople: number;
  readonly totalAdult: number;
  readonly totalChild: number;
  readonly totalInfant: number;
  readonly dateRange: { readonly checkIn: LocalDate; readonly checkOut: LocalDate } | null;
  /** Nights. */
  readonly dateCount: number;
  readonly hourlyDate: LocalDate | null;
  /** Start hour, 0 to 23 on the property's clocks. Null stands for its next full hour. */
  readonly hourlyTime: number | null;
  /** Length in hours. */
  readonly hourlyHour: number | null;
  /** Whether the rooms in sight are sold by the hour. */
  readonly isHourlyRoom: boolean;
}

/** The hotel of the visit, as far as every remote may need it. */
export interface VisitHotel {
  readonly id: number;
  readonly name: string;
  readonly websiteSlug: string;
  readonly currency: CurrencyCode;
}

/** What screens have read from the API in this visit, so that another one need not ask again. Never kept over a reload. */
export interface VisitFacts {
  readonly hotelData: VisitHotel | null;
  readonly promotions: readonly Promotion[];
  readonly faqs: readonly { readonly modifiedQuestion: string; readonly answer: string }[];
  readonly policies: readonly { readonly name: string; readonly text: string }[];
  readonly payments: readonly PaymentChoice[];
  readonly reviews: readonly { readonly rating: number; readonly time: string; readonly author_name: string }[];
  readonly roomSlots: readonly { readonly hour: number; readonly available: boolean }[];
  readonly livePricing: readonly { readonly roomTypeId: string; readonly availableRooms: number }[];
  readonly taxes: readonly TaxEntry[];
  /** The lowest price of each date, by date; null where nothing is free. */
  readonly CalendarPrices: Readonly<Record<string, MinorUnits | null>>;
  readonly hotel_videos: readonly { readonly url: string; readonly title: string }[];
  readonly availablePackages: readonly StayPackage[];
  readonly bnplConfig: BuyNowPayLater | null;
  /** Room types offered instead of the chosen one. */
  readonly upsell: readonly string[];
  readonly instaLinks: readonly string[];
  /** Why a booking of this visit still waits. */
  readonly pendingReasons: readonly string[];
  readonly paymentProvider: string | null;
  /** Element id of the payment provider's script, once it is in the page. */
  readonly scriptTagId: string | null;
}

/** Where the guest stands between looking and booking. */
export interface VisitFlags {
  readonly isSignup: boolean;
  readonly isContinueBooking: boolean;
  readonly showMembershipModal: boolean;
  /** The guest came back by an advertisement. */
  readonly Retargeting: boolean;
  /** The property has been told that guests ask for dates it has no rooms on. */
  readonly notifyNoInventory: boolean;
}

/** The booking store of one visit (specification section 3, "Booking store state"), by its names. */
export interface VisitState extends StaySelection, VisitSearch, VisitFacts, VisitFlags {
  /** What the selection is for: another hotel or other dates start anew. */
  readonly selectedFor: { readonly hotelId: number; readonly stay: string } | null;
}
