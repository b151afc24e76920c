import type { CurrencyCode } from '@latchkey/booking-core/currency';
import type { Gateway } from '@latchkey/api-contract/types';
import type { ColumnType } from 'kysely';
import type { Json, MomentColumn, MomentColumnOrNull } from './columns.ts';

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
  created_at: MomentColumn;
  /** When the reconciler asks the gateway next; null: never. */
  check_at: MomentColumnOrNull;
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
  created_at: MomentColumn;
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
  noticed_at: MomentColumn;
}

export interface WebhookInboxTable {
  hotel_id: number;
  gateway: Gateway;
  event_id: string;
  payload: Json<object>;
  received_at: MomentColumn;
  processed_at: MomentColumnOrNull;
}
