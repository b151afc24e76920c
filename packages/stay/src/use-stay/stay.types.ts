import type { HotelRoom } from '@latchkey/api-contract/types';
import type { Basket, ChosenRoom, RoomCount, HourlyOffer, Offer, OfferCost, Sale } from '@latchkey/booking-core/basket';
import type { Bill } from '@latchkey/booking-core/pricing';
import type { Refusal } from './refusal.copy.ts';
import type { HeldRooms, StayStep } from './stay-step.ts';

/** A room of the hotel on one of its rate plans, for nights or for hours. */
export type StayOffer = Offer<HotelRoom>;

/** An hourly offer, with the API's price of one room. */
export type HourlyStayOffer = HourlyOffer<HotelRoom>;

/** A promo code on what is chosen. */
export interface PromoCodeOfStay {
  /** The code that the address carries; null without one. */
  readonly applied: string | null;
  /** What it takes off, in minor units; null while that is not known. */
  readonly saved: number | null;
  /** Whether a code can be tried: something is chosen that can be priced. */
  readonly canApply: boolean;
  /** Prices the stay with a code, cleaned of what copying adds, and puts it into the address where the hotel takes it. Answers why not, or null. */
  readonly apply: (code: string) => Promise<Refusal | null>;
  readonly remove: () => void;
}

/** What the guest has put together for nights or hours, and what can be done with it. */
export interface ChosenStay<O extends StayOffer = StayOffer> {
  /** Everything that can be chosen. */
  readonly sale: Sale<HotelRoom, O>;
  /** Each rate plan chosen with its number of rooms. */
  readonly plans: readonly RoomCount[];
  readonly basket: Basket;
  /** The bill of what is chosen so far, also while not everybody has a room; null while nothing can be priced. */
  readonly bill: Bill | null;
  readonly held: HeldRooms;
  /** The package that it is, null where it was put together by hand. */
  readonly packageId: string | null;
  /** Whether everybody has a room: another offer is then instead of what is chosen, or a room more. */
  readonly isHoused: boolean;
  readonly countOf: (offer: StayOffer) => number;
  /** What an offer costs beside what is chosen. */
  readonly costOf: (offer: StayOffer) => OfferCost | null;
  /** How many rooms of an offer can be chosen. */
  readonly mostOf: (offer: StayOffer) => number;
  /** Why the last step was refused; `offer` where it was asked at one rate plan. */
  readonly refusal: { readonly code: Refusal; readonly offer: StayOffer | null } | null;
  /** Whether other dates or guests are on their way: what is priced here is of those before, and cannot be chosen. */
  readonly isComing: boolean;
  /** Whether a booking, the API's bill or another stay is on its way. */
  readonly isBusy: boolean;
  readonly promoCode: PromoCodeOfStay;
  /** Puts as many rooms of an offer into the stay as the party still needs, one where everybody has a room; null where it is refused. */
  readonly choose: (offer: StayOffer) => StayStep | null;
  /** Takes as many rooms of an offer as the party needs instead of all that is chosen; null where they never hold it. */
  readonly changeTo: (offer: StayOffer) => StayStep | null;
  readonly setCount: (offer: StayOffer, roomCount: number) => StayStep;
  /** Says who sleeps in which of the basket's rooms. Returns its undo. */
  readonly placeGuests: (rooms: readonly ChosenRoom[]) => () => void;
  /** The full reset, of the code in the address too. Returns its undo. */
  readonly reset: () => () => void;
  readonly refuse: (code: Refusal, offer?: StayOffer) => void;
  /** Asks for a quote and leads to its checkout, or says why not. */
  readonly book: () => Promise<void>;
}
