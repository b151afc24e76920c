import type { RefundState } from '@latchkey/booking-core/ledger';
import type { CurrencyCode, GatewayUnits } from '@latchkey/booking-core/currency';
import type { Captured } from '../../ledger/captured.types.ts';
import type { PaymentAccount } from '../../ledger/payment-account.types.ts';

/** An amount in the gateway's units of its currency. */
export interface AskedMoney {
  readonly amount: GatewayUnits;
  readonly currency: CurrencyCode;
}

interface OrderToOpen extends AskedMoney {
  /** Ours, at most 40 characters, unique: opening it again finds the same order. */
  readonly receipt: string;
  readonly notes: Readonly<Record<string, string>>;
  /** Whom the gateway keeps a card for, where one is to be charged. */
  readonly customerId?: string;
}

export interface OpenedOrder {
  readonly kind: 'opened';
  readonly orderId: string;
  /** What a page needs to pay it, where the gateway asks for more than its id. Never stored or logged. */
  readonly clientSecret?: string;
}

/** What a gateway says became of an order. */
export type OrderOutcome =
  | Captured
  | {
      readonly kind: 'failed';
      readonly gatewayPaymentId: string;
      /** The gateway's reason where it gives one; its code, a broad class, where it does not. */
      readonly code: string;
    }
  | { readonly kind: 'open' };

/** Down, slow, or an answer that cannot be read: to be tried again. */
export interface Unavailable {
  readonly kind: 'unavailable';
  readonly reason: string;
}

/** A refund that the gateway knows. */
export interface KnownRefund {
  readonly kind: RefundState;
  readonly gatewayRefundId: string;
}

type RefundOutcome = KnownRefund | { readonly kind: 'refused'; readonly reason: string };

/** A payment, and since when it can have moved. */
export interface PaymentAsked {
  readonly gatewayPaymentId: string;
  readonly since: Date;
}

/** A captured payment as a gateway lists it. */
export interface ListedPayment {
  readonly captured: Captured;
  readonly orderId: string;
  /** The hotel that its notes name; null where they name none. */
  readonly hotelId: number | null;
}

/** The calls that the engine makes to a payment provider. Amounts are in the gateway's units. */
export interface GatewayApi {
  /** An order that the gateway opens for other money than was asked is `unavailable`: no guest is sent to pay it. */
  openOrder(order: OrderToOpen): Promise<OpenedOrder | Unavailable>;
  outcomeOf(orderId: string): Promise<OrderOutcome | Unavailable>;
  /** Every payment of an order that has ended, those that failed first; none while it is open. */
  endedOf(
    orderId: string,
  ): Promise<
    { readonly kind: 'known'; readonly ended: readonly Exclude<OrderOutcome, { kind: 'open' }>[] } | Unavailable
  >;
  /**
   * Some of the payments that were made since a moment, in the gateway's own order: from the first, or from what `next` of
   * those before says, which is null at the end.
   * `not_offered`: this gateway lists none.
   */
  paymentsSince(
    since: Date,
    from: string | null,
  ): Promise<
    | { readonly kind: 'known'; readonly payments: readonly ListedPayment[]; readonly next: string | null }
    | { readonly kind: 'not_offered' }
    | Unavailable
  >;
  /**
   * How a captured payment stands: the sum taken, all that went back by whomever, and its disputes. Asked before every
   * refund, and now and then for as long as the payment can be given back.
   */
  accountOf(payment: PaymentAsked): Promise<({ readonly kind: 'known' } & PaymentAccount) | Unavailable>;
  /**
   * A second call with the same `refundId` does not pay twice. `refused`: of what is left the gateway does not give this;
   * what is left is then asked for.
   */
  refund(refund: {
    hotelId: number;
    refundId: string;
    gatewayPaymentId: string;
    amount: GatewayUnits;
  }): Promise<RefundOutcome | Unavailable>;
  /** How a refund stands that was pending when it was asked for. */
  refundState(refund: { gatewayPaymentId: string; gatewayRefundId: string }): Promise<KnownRefund | Unavailable>;
}

/** Payments that have ended, those that failed first: what was captured has the last word. */
export const endedInOrder = (outcomes: readonly OrderOutcome[]): Exclude<OrderOutcome, { kind: 'open' }>[] => [
  ...outcomes.filter((outcome) => outcome.kind === 'failed'),
  ...outcomes.filter((outcome) => outcome.kind === 'captured'),
];
