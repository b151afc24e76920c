import type { GatewayName } from '@latchkey/booking-core/gateways';
import type { CurrencyCode } from '@latchkey/booking-core/currency';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { BuyNowPayLater } from '@latchkey/booking-core/instalments';
import type { StaySelection } from '@latchkey/booking-core/selection';
import type { SpecifiedState } from './specified-state.ts';

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
export interface VisitFacts extends SpecifiedState {
  readonly hotelData: VisitHotel | null;
}

/** How the stay of the visit is paid online. Filled and read by checkout's two documents. */
export interface VisitPayment {
  /** The gateway of the hotel, whose window is opened. */
  readonly paymentProvider: GatewayName | null;
  /** Element id of the gateway's script, once it is in the page. */
  readonly scriptTagId: string | null;
  /** In which parts the gateway's lenders collect, and from which amount; null where the hotel does not offer it. */
  readonly bnplConfig: BuyNowPayLater | null;
  /** Why the payment is not through, the last reason first; empty while nothing went wrong. */
  readonly pendingReasons: readonly string[];
}

/** Where the guest stands between looking and booking. */
export interface VisitFlags {
  /** The guest may be addressed by advertisements: said by the choice about measuring, read by the pixel. */
  readonly Retargeting: boolean;
  /** The guest asked to be told when a room becomes free for the stay in sight: read by the form that asked. */
  readonly notifyNoInventory: boolean;
  readonly isSignup: boolean;
  readonly isContinueBooking: boolean;
  readonly showMembershipModal: boolean;
}

/** The booking store of one visit (decisions/0001). */
export interface VisitState extends StaySelection, VisitSearch, VisitFacts, VisitPayment, VisitFlags {
  /** What the selection is for: another hotel or other dates start anew. */
  readonly selectedFor: { readonly hotelId: number; readonly stay: string } | null;
}
