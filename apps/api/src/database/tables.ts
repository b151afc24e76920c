import type { BookingActor, BookingStatus } from '@latchkey/booking-core/booking-states';
import type { CurrencyCode } from '@latchkey/booking-core/currency';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Bill, NightlyRate } from '@latchkey/booking-core/pricing';
import type { Gateway, Locale, QuoteRequest, Traveller } from '@latchkey/api-contract/types';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { HotelFacts } from '../features/hotel-files/hotel-facts.schema.ts';
import type { HotelWords } from '../features/hotel-files/hotel-words.schema.ts';
import type { Claim } from '../features/inventory/claims.ts';
import type { ImageFile } from '../features/hotel-files/hotel-folder.types.ts';

import type { BookingEventType } from './booking-event-type.ts';

type Json<T extends object> = JSONColumnType<T>;
type Moment = ColumnType<Date, Date, Date>;
type MomentOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;

interface HotelTable {
  hotel_id: number;
  slug: string;
  facts: Json<HotelFacts>;
  images: Json<readonly ImageFile[]>;
  fingerprint: string;
  /** The last date that has rooms and prices. */
  stocked_until: LocalDate | null;
}
interface HotelHostTable {
  host: string;
  hotel_id: number;
}
interface HotelWordsTable {
  hotel_id: number;
  language: Locale;
  words: Json<HotelWords>;
}

/** One row per hotel, date and room type. `hours` has 24 counters where the type is sold by the hour, else null. */
interface InventoryTable {
  hotel_id: number;
  date: LocalDate;
  room_type_id: string;
  total: number;
  used: Generated<number>;
  hours: number[] | null;
  /** Set by hand: the files no longer say how many. */
  by_property: Generated<boolean>;
}

interface RateTable {
  hotel_id: number;
  date: LocalDate;
  room_type_id: string;
  rate_plan_id: string;
  price_for_pax: Json<NightlyRate['priceForPax']>;
  extra_adult: number;
  extra_child: number;
  min_stay: number;
  max_stay: ColumnType<number | null, number | null | undefined, number | null>;
  /** Not sold on this night at all; not sold to whom it is the first. */
  closed: Generated<boolean>;
  closed_to_arrival: Generated<boolean>;
  by_property: Generated<boolean>;
}

interface QuoteTable {
  hotel_id: number;
  quote_id: string;
  selection: Json<QuoteRequest>;
  bill: Json<Bill>;
  pricing_version: string;
  created_at: Moment;
  expires_at: Moment;
}

export interface BookingTable {
  hotel_id: number;
  booking_id: string;
  reference: string;
  status: BookingStatus;
  selection: Json<QuoteRequest>;
  bill: Json<Bill>;
  currency: CurrencyCode;
  total: number;
  due_now: number;
  payment_mode: 'online' | 'at-property';
  payment_plan: 'full' | 'advance';
  travellers: Json<readonly Traveller[]>;
  special_requests: string | null;
  estimated_arrival_time: string | null;
  language: Locale;
  expires_at: MomentOrNull;
  created_at: Moment;
  updated_price: number | null;
  /** Of the first traveller; null once forgotten. */
  contact_phone: string | null;
  /** What the property and the payment company keep of the money paid. */
  kept: Generated<number>;
  /** What cancelling costs at least: the highest fee reached before a change, less what changes have kept of it. */
  least_fee: Generated<number>;
  /** A change that waits for its payment. */
  change: ColumnType<PendingChange | null, string | null | undefined, string | null>;
  erased_at: MomentOrNull;
}

export interface PendingChange {
  readonly selection: QuoteRequest;
  readonly bill: Bill;
  readonly claims: readonly Claim[];
  /** Due at booking for the new stay, and of it what was not paid yet. */
  readonly dueNow: number;
  readonly due: number;
  /** The booking's `least_fee` once the change is made; absent in changes of an older version. */
  readonly leastFee?: number;
  readonly expiresAt: string;
}

interface BookingLookupTable {
  hotel_id: number;
  lookup_id: string;
  /** A telephone number in international form, or `booking:` and an id, or `none:` and a hash of what was typed. */
  subject: string;
  address_hash: string;
  language: Locale;
  /** As sent by SMS, and as sent by mail: null where none is. Without both there is nothing to guess. */
  code: ColumnType<string | null, string | null, string | null>;
  mail_code: ColumnType<string | null, string | null | undefined, string | null>;
  tries: Generated<number>;
  created_at: Moment;
  expires_at: Moment;
  used_at: MomentOrNull;
}

interface CodeSubjectTable {
  /** A hash of the subject in `booking_lookup`. */
  subject: string;
  /** Moments of wrong codes, in milliseconds, of the last year. */
  wrong_tries: ColumnType<number[], string | undefined, string>;
  changed_at: Moment;
}

interface SentMessageTable {
  recipient_hash: string;
  message_id: string;
  purpose: string;
  sent_at: Moment;
}

interface HolderTable {
  /** A hash of a device, number, e-mail address or network address. */
  holder_hash: string;
  until: Moment;
}

/** A booking that counts for a holder: it takes rooms, and was neither paid for nor proved. */
interface OpenHoldTable {
  holder_hash: string;
  hotel_id: number;
  booking_id: string;
  until: Moment;
}

interface CallCountTable {
  /** A hash: addresses of guests do not stand here. */
  key_hash: string;
  window_start: Moment;
  calls: number;
}

export type LinkPurpose = 'booking' | 'letters' | 'unsubscribe';

interface MailLinkTable {
  hotel_id: number;
  link_hash: string;
  purpose: LinkPurpose;
  /** What the link opens: a booking's id, or the id of an entry. */
  subject: string;
  language: Locale;
  created_at: Moment;
  expires_at: Moment;
  used_at: MomentOrNull;
}

export interface GuestRequestTable {
  hotel_id: number;
  request_id: string;
  booking_id: string;
  kind: 'arrival' | 'departure';
  time: string;
  note: string | null;
  status: 'open' | 'accepted' | 'declined';
  answer: string | null;
  created_at: Moment;
}

/** The ledger that inventory counters must equal: what a booking occupies, by date and room type. */
interface BookingLineTable {
  hotel_id: number;
  booking_id: string;
  date: LocalDate;
  room_type_id: string;
  quantity: number;
  night: boolean;
  hour_from: number;
  hour_to: number;
}

export interface PaymentTable {
  hotel_id: number;
  payment_id: string;
  booking_id: string;
  purpose: 'advance' | 'balance' | 'full' | 'difference';
  gateway: Gateway;
  gateway_order_id: string | null;
  gateway_payment_id: string | null;
  /** Of the card vault, beside its payment id. */
  gateway_transaction_id: ColumnType<string | null, string | null | undefined, string | null>;
  amount: number;
  currency: CurrencyCode;
  status: 'pending' | 'captured' | 'failed';
  failure_code: string | null;
  created_at: Moment;
  /** When the reconciler asks the gateway next; null: never. */
  check_at: MomentOrNull;
}

export interface RefundTable {
  hotel_id: number;
  refund_id: string;
  booking_id: string;
  payment_id: string;
  amount: number;
  reason: string;
  status: 'pending' | 'processed' | 'failed';
  gateway_refund_id: string | null;
  created_at: Moment;
}

/** Money that a gateway took for an order and that is not what was asked for: of another amount or currency, or paid twice. */
export interface UnmatchedPaymentTable {
  hotel_id: number;
  gateway: Gateway;
  gateway_payment_id: string;
  booking_id: string;
  payment_id: string;
  reason: 'other_amount' | 'second_payment';
  /** In the gateway's units of `currency`, as the gateway said it. */
  amount: number;
  currency: string;
  /** The key of the refund at the gateway; another one for every refund that failed. */
  refund_id: string;
  refund_status: 'pending' | 'processed' | 'refused';
  gateway_refund_id: string | null;
  noticed_at: Moment;
}

interface WebhookInboxTable {
  hotel_id: number;
  gateway: Gateway;
  event_id: string;
  payload: Json<object>;
  received_at: Moment;
  processed_at: MomentOrNull;
}

interface OutboxTable {
  hotel_id: number;
  outbox_id: string;
  kind: string;
  dedupe_key: string;
  payload: Json<object>;
  created_at: Moment;
  available_at: Moment;
  attempts: Generated<number>;
  /** Nothing more is to be done: carried out, or given up. */
  done_at: MomentOrNull;
  given_up_at: MomentOrNull;
}

interface BookingEventTable {
  hotel_id: number;
  booking_id: string;
  sequence: number;
  type: BookingEventType;
  actor: BookingActor | 'system';
  at: Moment;
  facts: Json<object>;
}
/** What other processes on the same database are to read anew. */
interface StockChangeTable {
  change_id: Generated<number>;
  hotel_id: number;
  what: 'rooms' | 'rates';
  first: LocalDate;
  last: LocalDate;
  writer: string;
  at: Generated<Date>;
}
interface BookingAccessTable {
  hotel_id: number;
  booking_id: string;
  device_hash: string;
  granted_at: Moment;
  /** A code sent to the booking's mail address, or to its number, was entered at the device. */
  proved_mail: Generated<boolean>;
  proved_phone: Generated<boolean>;
}
export type FormKind = 'newsletter' | 'price-match' | 'question' | 'corporate' | 'feedback' | 'itinerary';

interface FormEntryTable {
  hotel_id: number;
  kind: FormKind;
  entry_id: string;
  facts: Json<object>;
  created_at: Moment;
}
interface IdempotencyTable {
  hotel_id: number;
  scope: string;
  key: string;
  request_hash: string;
  status: number | null;
  body: JSONColumnType<object> | null;
  created_at: Moment;
}

export interface Tables {
  hotel: HotelTable;
  hotel_host: HotelHostTable;
  hotel_words: HotelWordsTable;
  inventory: InventoryTable;
  rate: RateTable;
  stock_change: StockChangeTable;
  quote: QuoteTable;
  booking: BookingTable;
  booking_line: BookingLineTable;
  booking_event: BookingEventTable;
  booking_access: BookingAccessTable;
  booking_lookup: BookingLookupTable;
  code_subject: CodeSubjectTable;
  mail_link: MailLinkTable;
  sent_message: SentMessageTable;
  call_count: CallCountTable;
  holder: HolderTable;
  open_hold: OpenHoldTable;
  guest_request: GuestRequestTable;
  form_entry: FormEntryTable;
  payment: PaymentTable;
  refund: RefundTable;
  unmatched_payment: UnmatchedPaymentTable;
  webhook_inbox: WebhookInboxTable;
  outbox: OutboxTable;
  idempotency: IdempotencyTable;
}
