import type { fieldNames } from './field-names.ts';
import { waysAtProperty } from '@latchkey/booking-core/payment-ways';
import type { Quote } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Framed } from '../../frame/desk-frame.types.ts';
import type { StaySearch } from './stay-search.ts';

/** How a guest pays for what is booked at the desk. */
export const waysToPay = [...waysAtProperty, 'later', 'link', 'option'] as const;
export type WayToPay = (typeof waysToPay)[number];

/** Why nothing was booked. */
export const newBookingProblems = [
  'name_missing',
  'name_invalid',
  'contact_missing',
  'email_invalid',
  'phone_invalid',
  'way_missing',
  'sold_out',
  'price_changed',
  'hotel_closed',
  'payment_not_offered',
  'option_too_long',
  'already_booked',
  'not_allowed',
  'unavailable',
] as const;
export type NewBookingProblem = (typeof newBookingProblems)[number];

/** A room and plan that can be had, for all of the party. Money in minor units. */
export interface OfferLine {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly room: string;
  readonly plan: string;
  /** As many rooms as the party needs. */
  readonly rooms: number;
  readonly left: number;
  /** Of the stay, all taxes included. */
  readonly total: number;
}

/** A room type that cannot be had, and why: its plans ask for more nights where `minStay` is more than the stay has. */
export interface Unsold {
  readonly room: string;
  readonly why: 'sold_out' | 'too_small' | 'min_stay';
  readonly minStay: number;
}

export interface NewBookingModel {
  readonly today: LocalDate;
  readonly stay: StaySearch;
  readonly currency: Quote['bill']['currency'];
  readonly timeZone: string;
  readonly offers: readonly OfferLine[];
  readonly unsold: readonly Unsold[];
  /** The last date on which a stay can end, where the one that was asked for ends later; else null. */
  readonly soldUntil: LocalDate | null;
  /** What is booked by a press, at its price; null where nothing can be had. */
  readonly chosen: { readonly offer: OfferLine; readonly quote: Pick<Quote, 'quoteToken' | 'bill'> } | null;
  /** Whether its guest can pay all of it online. */
  readonly canSendLink: boolean;
  /** Until when its rooms can be held for a guest who has not decided: moments in ISO. */
  readonly optionEnds: readonly string[];
  /** By which a press that is sent twice books once. */
  readonly key: string;
  readonly problem: NewBookingProblem | null;
  readonly typed: TypedBooking;
}

/** What stands in the fields of the guest and of the payment. */
export type TypedBooking = Readonly<Record<(typeof fieldNames)[number], string>>;

export type FramedNewBooking = NewBookingModel & Framed;
