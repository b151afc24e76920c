import type { CardState, ShareState, DisputeState } from '@latchkey/booking-core/ledger';
import type { BookingId } from '../booking-key.ts';
import type { DepositState } from '@latchkey/booking-core/deposit';
import type { CurrencyCode } from '@latchkey/booking-core/currency';
import type { OwnGateway } from '@latchkey/booking-core/gateways';
import type { WayAtProperty } from '@latchkey/booking-core/payment-ways';
import type { PrincipalKind } from '@latchkey/booking-core/staff';
import type { Gateway, Locale } from '@latchkey/api-contract/types';
import type { ColumnType, Generated } from 'kysely';
import type { Json, MomentColumn, MomentColumnOrNull } from './columns.ts';

export interface PaymentTable {
  hotel_id: number;
  payment_id: string;
  booking_id: BookingId;
  purpose: 'advance' | 'balance' | 'full' | 'difference' | 'penalty';
  gateway: Gateway;
  gateway_order_id: string | null;
  gateway_payment_id: string | null;
  /** Of the card vault, beside its payment id. */
  gateway_transaction_id: ColumnType<string | null, string | null | undefined, string | null>;
  amount: number;
  currency: CurrencyCode;
  status: 'pending' | 'captured' | 'failed';
  failure_code: string | null;
  created_at: MomentColumn;
  /** When the reconciler asks the gateway next; null: never. */
  check_at: MomentColumnOrNull;
  /** The accounts of the hotel and of the provider at the payment company, as the hotel's file named them then. */
  vendor: ColumnType<string | null, string | null | undefined, never>;
  super_vendor: ColumnType<string | null, string | null | undefined, never>;
  /** Of several payers' shares the one that it pays; null where who booked pays. */
  share_id: ColumnType<string | null, string | null | undefined, never>;
}

/** A part of what a stay costs that somebody else than who booked is to pay, by a link. Amounts in minor units. */
export interface PaymentShareTable {
  hotel_id: number;
  share_id: string;
  booking_id: BookingId;
  /** Whom it is for, in the words of who booked; empty once they are erased. */
  label: string;
  amount: number;
  state: ShareState;
  /** What was paid of it and counts towards the stay. */
  paid: number;
  /** Who pays, as typed on the link's page; null before that, and once erased. */
  payer_name: string | null;
  payer_mail: string | null;
  payer_language: Locale | null;
  agreed_at: MomentColumnOrNull;
  until: MomentColumn;
  created_at: MomentColumn;
}

/** An account of a hotel's own at a gateway: by the keys that its owner gave. */
export interface GatewayAccountTable {
  hotel_id: number;
  gateway: OwnGateway;
  /** The key that pages show. */
  key_id: string;
  /** The other keys, sealed. */
  sealed: string;
  /** The gateway's name of the account; null where it tells none. */
  remote_id: string | null;
  /** The gateway's name of the address that the engine had it send to; null where a person did that, or nobody yet. */
  webhook_id: string | null;
  has_webhook: boolean;
  set_at: MomentColumn;
  set_by: string | null;
}

/** A guest's card that a gateway keeps, to be charged by rule where the stay is cancelled late or not come to. */
export interface KeptCardTable {
  hotel_id: number;
  booking_id: BookingId;
  gateway: Gateway;
  /** The account at which it is, as the hotel's file named it then; null also in rows older than this column. */
  vendor: ColumnType<string | null, string | null | undefined, never>;
  /** Ours, under which the gateway is asked once. */
  receipt: string;
  /** The gateway's names: of the question for a card, of whom it is kept for, and of the card; null before each is known. */
  setup_id: string | null;
  customer_id: string | null;
  method_id: string | null;
  brand: string | null;
  last4: string | null;
  status: CardState;
  /** Why the last try failed; null where none did. */
  failure_code: string | null;
  created_at: MomentColumn;
  /** When the gateway is asked, or the card let go; null: never. */
  check_at: MomentColumnOrNull;
  /** The gateway's order of a fee that the card was tried for; null where none was. */
  tried_order_id: string | null;
}

/** A sum that is held on a booking's kept card for the days of its stay, and not taken. Amounts in minor units. */
export interface SecurityDepositTable {
  hotel_id: number;
  booking_id: BookingId;
  gateway: Gateway;
  /** The account at which it is, as the hotel's file named it then; null also in rows older than this column. */
  vendor: ColumnType<string | null, string | null | undefined, never>;
  /** Ours, under which the gateway is asked once. */
  receipt: string;
  /** The gateway's order that holds it; null before it is opened. */
  order_id: string | null;
  amount: number;
  currency: CurrencyCode;
  state: DepositState;
  /** What of it was taken, or, while that is asked for, is to be. */
  captured: number;
  /** The gateway's name of the payment by which it was taken; null before that. */
  charge_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** What of that went back to the guest, and what became of the guest's dispute of it; null where there is none. */
  given_back: ColumnType<number, number | undefined, number>;
  dispute: ColumnType<DisputeState | null, undefined, DisputeState>;
  /** Why, in the property's words; null once the guest is erased, and where nothing was taken. */
  reason: string | null;
  failure_code: string | null;
  /** When the bank ends it, as the gateway says; null where it does not. */
  ends_at: MomentColumnOrNull;
  created_at: MomentColumn;
  /** When the gateway is asked next; null: never. */
  check_at: MomentColumnOrNull;
}

export interface RefundTable {
  hotel_id: number;
  refund_id: string;
  booking_id: BookingId;
  payment_id: string;
  amount: number;
  reason: string;
  /**
   * `failed`: another one stands for it. `superseded`: what it owed went back by other means. `unpayable`: owed still, and
   * not to be paid by the gateway.
   */
  status: 'pending' | 'processed' | 'failed' | 'superseded' | 'unpayable';
  gateway_refund_id: string | null;
  created_at: MomentColumn;
  /** Whether the engine asked for it, or somebody made it at the gateway. */
  origin: ColumnType<'engine' | 'gateway', 'engine' | 'gateway' | undefined, never>;
  /** Of one made at the gateway: what it took over of refunds that the engine owed. */
  covered: ColumnType<number, number | undefined, number>;
  /** What the gateway has been asked for under its key; null before that. */
  asked_amount: ColumnType<number | null, number | null | undefined, number | null>;
}

/**
 * A line of the money that a property takes and gives back by itself, without a gateway. Lines are added and never changed;
 * only what a person typed goes when the guest is erased.
 */
export interface PropertyPaymentTable {
  hotel_id: number;
  entry_id: string;
  booking_id: BookingId;
  /** `owed`: so much of the money taken is to go back to the guest; `given_back`: that it did. */
  kind: 'payment' | 'taken_back' | 'owed' | 'given_back';
  /** Null of a line that is `owed`. */
  method: WayAtProperty | null;
  amount: number;
  currency: CurrencyCode;
  /** The payment that was taken back. */
  reverses: string | null;
  /** Of a line that is `owed`: why. */
  reason: string | null;
  note: string | null;
  /** Whose part of the folio it pays; null: that of whoever booked. */
  payer_id: ColumnType<string | null, string | null | undefined, never>;
  /** The drawer (`cash_shift`) that cash went into or came out of; null where none was open. */
  shift_id: ColumnType<string | null, string | null | undefined, never>;
  /** Who recorded it; null where the engine did. */
  author_kind: PrincipalKind | null;
  author_id: string | null;
  author_name: string | null;
  created_at: MomentColumn;
}

/** A payment that its payer disputes with the bank. Amounts in minor units of the payment's currency. */
export interface DisputeTable {
  hotel_id: number;
  gateway: Gateway;
  gateway_dispute_id: string;
  booking_id: BookingId;
  payment_id: string;
  amount: number;
  /** `closed`: ended without money being taken. */
  status: DisputeState;
  /** What of the captured payment a lost one took: never more than was left of it. */
  gone: number;
  opened_at: MomentColumn;
  changed_at: MomentColumn;
}

/** Money that a gateway took for an order and that does not match it: of another amount or currency, or paid twice. */
export interface UnmatchedPaymentTable {
  hotel_id: number;
  gateway: Gateway;
  gateway_payment_id: string;
  booking_id: BookingId;
  payment_id: string;
  reason: 'other_amount' | 'second_payment';
  /** In the gateway's units of `currency`: as the gateway said it, and what was left of it when its refund was asked for. */
  amount: number;
  currency: string;
  /** The key of the refund at the gateway; another one for every refund that failed. */
  refund_id: string;
  refund_status: 'pending' | 'processed' | 'refused';
  gateway_refund_id: string | null;
  noticed_at: MomentColumn;
}

/** Money that a gateway took for an order that carries our notes and that this database does not know. */
export interface LostPaymentTable {
  hotel_id: number;
  gateway: Gateway;
  /** `own`: at the hotel's own account; null: at the provider's. */
  vendor: ColumnType<string | null, string | null | undefined, never>;
  gateway_payment_id: string;
  order_id: string;
  /** In the gateway's units of `currency`. */
  amount: number;
  currency: string;
  noticed_at: MomentColumn;
  /** The key of its refund at the gateway: one for ever, so that asking again pays once. */
  refund_id: string;
  /** `none`: a person has not said yet what is to become of it. */
  refund_status: 'none' | 'pending' | 'processed' | 'refused';
  gateway_refund_id: string | null;
}

/** Of each payment that a gateway took the one order that it is for. */
export interface GatewayPaymentTable {
  /** Of the gateway, the account there and its name of the payment. */
  payment_hash: string;
  hotel_id: number;
  gateway: Gateway;
  /** The gateway's order. */
  order_id: string;
}

export interface WebhookInboxTable {
  hotel_id: number;
  gateway: Gateway;
  /** `own`: told by the hotel's own account, and of it alone; null: by the provider's. */
  vendor: ColumnType<string | null, string | null | undefined, never>;
  event_id: string;
  payload: Json<object>;
  received_at: MomentColumn;
  processed_at: MomentColumnOrNull;
  /** How often the job has tried it in vain, from when on it tries again, and when it was given up. */
  attempts: Generated<number>;
  available_at: MomentColumnOrNull;
  given_up_at: MomentColumnOrNull;
}
