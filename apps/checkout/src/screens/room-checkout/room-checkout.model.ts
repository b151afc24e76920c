import type { Hotel, HotelImage, Quote } from '@latchkey/api-contract/types';
import type { CancellationStep, Fee } from '@latchkey/booking-core/cancellation';
import type { Instalment } from '@latchkey/booking-core/instalments';
import { guestsChoices, type PaymentChoice } from '@latchkey/booking-core/payment-ways';
import type { AdvertisedOffer, Promotion } from '@latchkey/booking-core/promotion';
import type { RoomNames } from '@latchkey/stay/stay-words';
import type { BookingRefusal, CodeRefusal } from './room-checkout.copy.ts';

/** A payment option of this stay: one of the bill's payment choices, or the full amount by the lender's instalments. */
export type PaymentMethod = PaymentChoice | 'instalments';

export const paymentMethods: readonly PaymentMethod[] = [...guestsChoices, 'instalments'];

/** The bill's payment choice that a payment option uses. */
export const choiceOfMethod = (method: PaymentMethod): PaymentChoice => (method === 'instalments' ? 'full' : method);

/** Where the bill says what is due at booking by a payment option: with a card that is kept it is as at the property. */
export const dueOfMethod = (method: PaymentMethod): Exclude<PaymentChoice, 'guarantee'> =>
  method === 'instalments' ? 'full' : method === 'guarantee' ? 'at-property' : method;

/** A quote that can be booked, with everything the page says of it. */
export interface OfferedStay {
  readonly kind: 'offered';
  readonly quote: Quote;
  /** The price before, when it is another than the guest saw. */
  readonly oldTotal: number | null;
  readonly roomNames: RoomNames;
  /** The types of the rooms, each once, with how many where there are several. */
  readonly roomTypeNames: readonly string[];
  readonly picture: HotelImage | null;
  readonly methods: readonly PaymentMethod[];
  /** The amounts that the gateway's lender would collect, and when; empty where instalments are not offered. */
  readonly instalments: readonly Instalment[];
  /** What cancelling costs from now to check-in; the first step is today's. */
  readonly steps: readonly CancellationStep[];
  /** What the hotel keeps at least where the guest does not come. */
  readonly noShowFee: Fee;
  /** Whether the rooms are on plans with different terms, of which the strictest hold. */
  readonly termsDiffer: boolean;
  /** Whether the property answers by hand. */
  readonly isRequest: boolean;
  /** Whether what is due online is paid before it answers. */
  readonly paysWithRequest: boolean;
  readonly checkInTime: string;
  readonly checkOutTime: string;
  /** The property's offers, to say how a discount came about. */
  readonly promotions: readonly Promotion[];
  /** What the property calls its code; null where it has none. */
  readonly couponName: string | null;
  /** What the guest may declare to be free of a tax; the quote says which of it is declared. */
  readonly taxExemptions: NonNullable<Hotel['taxExemptions']>;
  /** To how many minor units a sum paid in cash is rounded; null where it is paid as it is. */
  readonly cashStep: number | null;
  /** Who may sleep in the rooms that not everybody may, each with its name. */
  readonly whoSleeps: readonly { readonly room: string; readonly rule: string }[];
  /** The rules of the hotel that hold for this stay: check-in, photo ID, children, pets. */
  readonly rules: Hotel['rules'];
  readonly email: string;
  /** What the hotel tells of cashback and codes today. */
  readonly advertised: readonly AdvertisedOffer[];
  /** The key under which this page's form is booked, by its script or without one. */
  readonly formKey: string;
  /** What was posted without a script and led back here; null where the page was opened. */
  readonly posted: PostedStay | null;
}

/** A form that was posted without a script and led back to its page. */
export interface PostedStay {
  /** What stood in the fields, by their names. */
  readonly fields: Readonly<Record<string, string>>;
  /** Why it was not booked; null where the guest only changed something, or the fields themselves say why. */
  readonly refusal: BookingRefusal | null;
  /** Why the code was not taken. */
  readonly codeRefusal: CodeRefusal | null;
  /** Whether the guest tried to book, so that what is missing is said. */
  readonly tried: boolean;
  readonly isCodeApplied: boolean;
  /** One more traveller was asked for, who is not named yet. */
  readonly isTravellerAdded: boolean;
}

/** Why there is nothing to book; each has its own words. */
export interface RefusedStay {
  readonly kind: 'sold_out' | 'no_quote' | 'unavailable';
}

export type RoomCheckoutModel = OfferedStay | RefusedStay;
