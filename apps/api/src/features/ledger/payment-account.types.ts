import type { DisputeState, RefundState } from '@latchkey/booking-core/ledger';
/** A refund as its gateway tells of it. */
export interface ToldRefund {
  readonly gatewayRefundId: string;
  /** Ours, where the engine asked for it; null where somebody made it at the gateway. */
  readonly refundId: string | null;
  /** In the gateway's units; null where it was not said. */
  readonly amount: number | null;
  readonly status: RefundState;
}

/** A dispute as its gateway tells of it. `closed`: ended without money being taken. */
export interface ToldDispute {
  readonly gatewayDisputeId: string;
  /** In the gateway's units: the sum that a lost one took, else the disputed sum. */
  readonly amount: number;
  readonly status: DisputeState;
}

/** What a gateway, or one message of it, tells of the refunds and disputes of a payment: all of them, or some. */
export interface PaymentMovements {
  readonly refunds: readonly ToldRefund[];
  readonly disputes: readonly ToldDispute[];
}

/** How one payment stands in the gateway's books. Amounts in the gateway's units. */
export interface PaymentAccount extends PaymentMovements {
  readonly captured: number;
  /** All refunds, by whomever they were made, those under way included, as the gateway counts them. */
  readonly givenBack: number;
}

/** What went back that the list of refunds does not have: the gateway did not give the list, or it lags. */
export function unlistedOf({ givenBack, refunds }: PaymentAccount): number {
  const listed = refunds.reduce((sum, { amount, status }) => (status === 'failed' ? sum : sum + (amount ?? 0)), 0);
  return Math.max(0, givenBack - listed);
}

/** What can still go back of a payment, in the gateway's units: what was captured less refunds and lost disputes. */
export function leftAtGateway({ captured, givenBack, disputes }: PaymentAccount): number {
  const lost = disputes.reduce((sum, { amount, status }) => (status === 'lost' ? sum + amount : sum), 0);
  return Math.max(0, captured - givenBack - lost);
}
