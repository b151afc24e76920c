import type { BookingReply, Hotel, Message, PublicBooking, WholeBooking } from '@latchkey/api-contract/types';
import type { BookingView, GuestAct } from '@latchkey/booking-core/booking-states';
import type { FormNoticeCode } from '@latchkey/site/urls';
import type { FormTexts } from '../../forms/form-texts.ts';
import type { LookupInAddress } from '../../look-up/lookup-in-address.ts';
import type { WallClock } from '@latchkey/booking-core/cancellation';
import type { AskedHours } from './acts-of-reader.ts';
import type { RegisteringModel } from './registering.model.ts';
import type { CodeMakes, CodeNotice } from './booking.copy.ts';

/** What of the hotel a booking's page shows. */
export type BookedHotel = Pick<Hotel, 'name' | 'address' | 'directions' | 'latitude' | 'longitude' | 'phone'> & {
  /** What the hotel says of Wi-Fi and breakfast in its facilities, in its own words. */
  readonly facilities: readonly string[];
};

/** One step on the way to check-out, in the order of time. */
export interface TimelineStep {
  readonly kind: 'requested' | 'answer_until' | 'made' | 'changed' | 'cancel_until' | 'check_in' | 'check_out';
  readonly at: WallClock;
  readonly state: 'done' | 'next' | 'later';
  /** Of `cancel_until`: what cancelling up to then costs, and what of the money paid comes back; minor units. */
  readonly terms?: { readonly fee: number; readonly refund: number };
}

export interface Conversation {
  readonly messages: readonly Message[];
  readonly mayWrite: boolean;
  /** Under which the form is one message, however often it is sent. */
  readonly key: string;
}

/** A booking that exists, as this reader may see it. */
export interface ShownBooking {
  readonly kind: 'shown';
  readonly view: BookingView;
  readonly access: BookingReply['access'];
  readonly booking: PublicBooking;
  /** Present with `whole` access only. */
  readonly own: WholeBooking | null;
  /** What the guest is called; empty without their booking. */
  readonly greeting: string;
  /** Check-in, in milliseconds since the epoch. */
  readonly checkIn: number;
  /** What this reader can do with it at this moment, by the table that the engine takes acts by. */
  readonly acts: readonly GuestAct[];
  /** Which other hours of arriving and leaving can be asked for; empty where none can. */
  readonly asks: readonly AskedHours[];
  /** What guest and hotel wrote to each other; null where the device may not read it or the call failed. */
  readonly conversation: Conversation | null;
  readonly hotel: BookedHotel;
  readonly places: readonly {
    readonly name: string;
    readonly lat: number;
    readonly lng: number;
    readonly isPark: boolean;
  }[];
  readonly timeline: readonly TimelineStep[];
  /** What came of the form before this page. */
  readonly formNotice: FormNoticeCode | null;
  /** What stood in the form to the hotel when it was refused. */
  readonly typed: FormTexts;
  /** The look-up whose code is asked for on a strange device. */
  readonly lookup: LookupInAddress | null;
  /** Present where the booking is held until a code is entered. */
  readonly code: WantedCode | null;
}

/** The code that a booking waits for. */
export interface WantedCode {
  /** Whole minutes until the rooms are given free, at least one. */
  readonly minutesLeft: number;
  /** What the booking is once the code is entered. */
  readonly makes: CodeMakes;
  readonly notice: CodeNotice | null;
}

/** The booking is unknown, or cannot be read just now. */
export interface NoBooking {
  readonly kind: 'gone' | 'unavailable';
}

export type BookingModel = ShownBooking | RegisteringModel | NoBooking;
