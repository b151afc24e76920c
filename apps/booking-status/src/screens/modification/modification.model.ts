import type { Hotel, ModificationQuote, WholeBooking } from '@latchkey/api-contract/types';
import type { RoomCount, StayWish } from '@latchkey/booking-core/basket';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { PriceOfExtra } from '@latchkey/booking-core/extras';
import type { FormNoticeCode } from '@latchkey/site/urls';
import type { LookupInAddress } from '../../look-up/lookup-in-address.ts';

/** What of a kind of room is booked and stays: its nights cost what was agreed, not what they cost today. */
export interface AgreedRooms {
  readonly count: number;
  /** Whether all nights of the stay are kept for the same guests, and no other is added. */
  readonly isWhole: boolean;
  /** Of one room, minor units, all taxes included; null where it cannot be told apart from the rest of the bill. */
  readonly price: number | null;
}

/** Rooms of a type on a plan that can be in the stay. */
export interface OfferedRooms extends RoomCount {
  readonly roomName: string;
  readonly ratePlanName: string;
  /** What is counted are beds of a shared room. */
  readonly isDorm: boolean;
  readonly most: number;
  /** Null where none of them is booked and kept. */
  readonly agreed: AgreedRooms | null;
  /**
   * What one room more costs for the whole stay, minor units, all taxes included: by the quote where that adds nothing
   * else, and otherwise as it is sold today. Null where it is not known.
   */
  readonly price: number | null;
}

/** An extra that can be in the stay. */
export interface OfferedAddon {
  readonly addonId: string;
  readonly name: string;
  readonly count: number;
  readonly most: number;
  /** Of one in this stay, minor units, tax included. */
  readonly price: PriceOfExtra;
}

/** A change that is asked for, priced or refused. */
export interface ReadyChange {
  readonly kind: 'ready';
  readonly booking: WholeBooking;
  /** Whether the stay can only be added to: cancelling it costs everything. */
  readonly addsOnly: boolean;
  readonly hotel: Hotel;
  readonly today: LocalDate;
  /** The stay in the form: the one that the guest asks for, else the one booked. */
  readonly wanted: StayWish;
  readonly rooms: readonly OfferedRooms[];
  readonly addons: readonly OfferedAddon[];
  /** The hours and lengths that can be chosen; null for nights. */
  readonly hours: { readonly starts: readonly number[]; readonly lengths: readonly number[] } | null;
  /** What the change costs; null before another stay is asked for, and where it was refused. */
  readonly quote: ModificationQuote | null;
  readonly notice: FormNoticeCode | null;
  /** Nights that the hotel asks for at least on these dates, where that is more than are wanted; else null. */
  readonly minStay: number | null;
}

/** All states of the modification page, from the question to the reasons for refusal. */
export type ModificationModel =
  | ReadyChange
  | { readonly kind: 'closed'; readonly bookingId: string }
  | {
      readonly kind: 'strange';
      readonly bookingId: string;
      readonly lookup: LookupInAddress | null;
      readonly notice: FormNoticeCode | null;
    }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unavailable' };
