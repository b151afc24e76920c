import type { TimeRequestKind, RequestState } from '@latchkey/booking-core/stay';
import type { GuestWordColumn } from '@latchkey/booking-core/guest-words';
import type { BookingId } from '../booking-key.ts';
import type { PaymentMode, PaymentPlan } from '@latchkey/booking-core/payment-ways';
import type { Attribution } from '@latchkey/booking-core/attribution';
import type { AfterPayment, BookingActor, BookingStatus } from '@latchkey/booking-core/booking-states';
import type { CurrencyCode } from '@latchkey/booking-core/currency';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { AgreedStay, Bill, OfferLost } from '@latchkey/booking-core/pricing';
import type { Promotion } from '@latchkey/booking-core/promotion';
import type { Locale, QuoteRequest, Traveller } from '@latchkey/api-contract/types';
import type { ColumnType, Generated } from 'kysely';
import type { HeldExtra } from '@latchkey/booking-core/extras';
import type { BookingLine } from '@latchkey/booking-core/inventory';
import type { BookingEventType } from '../booking-event-type.ts';
import type { Json, JsonOrNull, MomentColumn, MomentColumnOrNull } from './columns.ts';

export interface QuoteTable {
  hotel_id: number;
  quote_id: string;
  selection: Json<QuoteRequest>;
  bill: Json<Bill>;
  pricing_version: string;
  created_at: MomentColumn;
  expires_at: MomentColumn;
  /** Null in quotes of an older version. */
  agreed: JsonOrNull<Agreement>;
  /** Null in quotes of an older version, which make bookings and change none. */
  purpose: JsonOrNull<QuotePurpose>;
}

/** What a quote is for, and whose: it serves that and nothing else. */
export type QuotePurpose = BookingPurpose | ChangePurpose;

/** A new booking, which a guest makes, or the property for its guest: at one price for both. */
export interface BookingPurpose {
  readonly for: 'booking';
  /** The code that it was priced with, by its id in the hotel's files; absent without one. */
  readonly couponId?: string;
}

/** A change of one booking, by its guest or by the property, as the booking stood after one of its events. */
export interface ChangePurpose {
  readonly for: 'change';
  readonly by: 'guest' | 'property';
  readonly bookingId: BookingId;
  /** The number of the last event that altered the booking before the price was made. */
  readonly lastEvent: number;
}

export interface BookingTable extends Record<GuestWordColumn, string | null> {
  hotel_id: number;
  booking_id: BookingId;
  reference: string;
  status: BookingStatus;
  selection: Json<QuoteRequest>;
  bill: Json<Bill>;
  currency: CurrencyCode;
  total: number;
  due_now: number;
  payment_mode: PaymentMode;
  payment_plan: PaymentPlan;
  /** What money makes of it while it is held, and once it has run out; what comes for nothing goes back. */
  after_payment: ColumnType<AfterPayment, AfterPayment | undefined, AfterPayment>;
  travellers: Json<readonly Traveller[]>;
  estimated_arrival_time: string | null;
  language: Locale;
  expires_at: MomentColumnOrNull;
  created_at: MomentColumn;
  updated_price: number | null;
  /** Of the first traveller; null once forgotten. */
  contact_phone: string | null;
  /** What the property and the payment company keep of the money paid. */
  kept: Generated<number>;
  /** Of a stay that did not take place, the fee that its guest's card still owes. */
  penalty_due: Generated<number>;
  /** Of such a stay, what of the fee nobody takes online: its guest owes it at the property. */
  fee_owed: Generated<number>;
  /** What cancelling costs at least: the highest fee reached before a change, less what changes have kept of it. */
  least_fee: Generated<number>;
  /** A change that waits for its payment. */
  change: ColumnType<PendingChange | null, string | null | undefined, string | null>;
  erased_at: MomentColumnOrNull;
  /** Where its visit came from; null where its link did not say. */
  attribution: ColumnType<BookedFrom | null, string | null | undefined, string | null>;
  /** When the property said that the guest has come; null where it did not. */
  arrived_at: MomentColumnOrNull;
  /** When the property said that the guest has left; null where it did not. */
  left_at: MomentColumnOrNull;
  /** When the invoice that stands for whoever booked was issued; null where none does. */
  invoiced_at: MomentColumnOrNull;
  /** Id of the code that it was made with; null without one, and in bookings of an older version. */
  coupon_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** When it was told to the ad pixel; null where it was not. */
  purchase_told_at: MomentColumnOrNull;
  /** `property` where it made the booking for a guest at the counter or on the telephone; null where the guest did. */
  booked_by: ColumnType<'property' | null, 'property' | null | undefined, never>;
  /** When a code or a link that was sent to its guest was used; null where none was, and in bookings of an older version. */
  proved_at: MomentColumnOrNull;
  /** Null in bookings of an older version: `agreementOf` makes theirs from the bill. */
  agreed: JsonOrNull<Agreement>;
}

/** What guest and hotel agreed: the prices, and under which of the hotel's revisions. */
export interface Agreement {
  /** Of the hotel's facts and words: times, zone, penalties, names, and the terms of its plans. */
  readonly revision: string;
  /** Of plans that came with a later change. */
  readonly plans?: readonly { readonly ratePlanId: string; readonly revision: string }[] | undefined;
  /** The prices; the taxes of a night are named by the revision that it was priced under. */
  readonly stay: AgreedStay;
  readonly total: number;
  /** The offers that gave its discounts, as they were; absent in agreements of an older version. */
  readonly offers?: readonly Promotion[] | undefined;
  /** Offers that the change which made it this one has lost, and what the stay costs more without them. */
  readonly offersLost?: { readonly offers: readonly OfferLost[]; readonly amount: number } | undefined;
}

/** The four names of a link's attribution, and that it was one of Google's hotel links. */
export type BookedFrom = { readonly [Name in keyof Attribution]?: string | undefined } & {
  readonly mode?: 'GHC' | undefined;
};

export interface PendingChange {
  readonly selection: QuoteRequest;
  readonly bill: Bill;
  /** The booking's lines after the change; kept under an older name of theirs. */
  readonly claims: readonly BookingLine[];
  /** What it takes of the hotel's extras after the change; absent in changes of an older version. */
  readonly extras?: readonly HeldExtra[] | undefined;
  /** Due at booking for the new stay, and of it what was not paid yet. */
  readonly dueNow: number;
  readonly due: number;
  /** What is paid towards the stay once the change is paid for; absent in changes of an older version, whose is `dueNow`. */
  readonly ahead?: number;
  /** The booking's `least_fee` once the change is made; absent in changes of an older version. */
  readonly leastFee?: number;
  /** Absent in changes of an older version, whose total is the bill's. */
  readonly agreed?: Agreement | undefined;
  readonly expiresAt: string;
  /** Guest and property were told that it ran out; a payment that comes later still makes it. */
  readonly lapsed?: true;
}

/** The number of the last change of each booking, in the order in which a hotel's changes were committed. */
export interface BookingChangeTable {
  hotel_id: number;
  booking_id: BookingId;
  number: number;
}

/** The last number that was given out of a hotel's changes. */
export interface BookingFeedTable {
  hotel_id: number;
  last: number;
}

/** The ledger that inventory counters must equal: what a booking occupies, by date and room type. */
export interface BookingLineTable {
  hotel_id: number;
  booking_id: BookingId;
  date: LocalDate;
  room_type_id: string;
  quantity: number;
  night: boolean;
  hour_from: number;
  hour_to: number;
}

/** What a booking takes of its extras, by date. */
export interface HeldExtraTable {
  hotel_id: number;
  booking_id: BookingId;
  addon_id: string;
  date: LocalDate;
  quantity: number;
}

export interface BookingEventTable {
  hotel_id: number;
  booking_id: BookingId;
  sequence: number;
  type: BookingEventType;
  actor: BookingActor | 'system';
  at: MomentColumn;
  facts: Json<object>;
}

export interface BookingAccessTable {
  hotel_id: number;
  booking_id: BookingId;
  device_hash: string;
  granted_at: MomentColumn;
  /** A code sent to the booking's mail address, or to its number, was entered at the device. */
  proved_mail: Generated<boolean>;
  proved_phone: Generated<boolean>;
}

/** By what a guest types, where a booking is: its reference, and its guest's number. */
export interface BookingNameTable {
  /** A hash of the reference or number. */
  name_hash: string;
  hotel_id: number;
  booking_id: BookingId;
  /** Of a number: until when the booking makes it one that codes are sent to. While its rooms are only held until they are let go, else until a year after its stay. */
  known_until: MomentColumnOrNull;
}

export interface GuestRequestTable {
  hotel_id: number;
  request_id: string;
  booking_id: BookingId;
  kind: TimeRequestKind;
  time: string;
  note: string | null;
  /** Closed: the booking ended before it was answered. */
  status: RequestState;
  answer: string | null;
  created_at: MomentColumn;
}
