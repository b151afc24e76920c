import type { CurrencyCode } from '@latchkey/booking-core/currency';
import type { DisputeRow } from './disputes.queries.ts';
import type { RefundRow } from './refunds.queries.ts';

/** A refund as the ledger has it. */
export type BookedRefund = Pick<
  RefundRow,
  | 'refund_id'
  | 'payment_id'
  | 'amount'
  | 'reason'
  | 'status'
  | 'gateway_refund_id'
  | 'origin'
  | 'covered'
  | 'asked_amount'
>;
export type BookedDispute = Pick<DisputeRow, 'gateway_dispute_id' | 'payment_id' | 'amount' | 'status' | 'gone'>;

/** What the ledger has of a booking's money. Amounts in minor units. */
export interface Books {
  readonly currency: CurrencyCode;
  /** Whether the booking has ended: what is not owed to the guest is then kept, to the last unit. */
  readonly isOver: boolean;
  readonly kept: number;
  /** The captured payments. */
  readonly payments: readonly { readonly payment_id: string; readonly amount: number }[];
  /** The money paid at the property, less the sums owed to the guest and given back. */
  readonly atProperty: number;
  /** Oldest first. */
  readonly refunds: readonly BookedRefund[];
  readonly disputes: readonly BookedDispute[];
}

/** What has happened that somebody is told of. */
export type Happened =
  /** Of the engine's refunds. `first`: none of the payment had failed before. */
  | { readonly kind: 'refund_processed'; readonly refundId: string; readonly amount: number }
  | { readonly kind: 'refund_failed'; readonly refundId: string; readonly amount: number; readonly first: boolean }
  | { readonly kind: 'refund_given_up'; readonly refundId: string; readonly amount: number }
  /** Of refunds made at the gateway. */
  | { readonly kind: 'given_back'; readonly refundId: string; readonly amount: number }
  | { readonly kind: 'given_back_processed'; readonly refundId: string; readonly amount: number }
  | { readonly kind: 'given_back_failed'; readonly refundId: string; readonly amount: number }
  | {
      readonly kind: 'dispute_opened' | 'dispute_won' | 'dispute_lost' | 'dispute_closed';
      readonly disputeId: string;
      readonly amount: number;
    };
