import type { Gateway, PaymentOptions } from '@latchkey/api-contract/types';
import type { Captured } from '../../ledger/captured.types.ts';
import type { CardHolds } from './card-holds.ts';
import type { CardKeeping } from './card-keeping.ts';
import type { AskedMoney, GatewayApi, OrderOutcome, Unavailable } from './gateway-api.ts';
import type { GatewayWebhook } from './gateway-webhook.ts';

/** What a page needs to open the gateway's window. */
export type PublicSettings = Pick<PaymentOptions, 'scriptUrl' | 'keyId'> & {
  readonly origins: NonNullable<PaymentOptions['origins']>;
};

/** What the guest's page sends when the gateway's window says that the payment succeeded, by gateway. */
export interface Completions {
  readonly razorpay: { readonly orderId: string; readonly paymentId: string; readonly signature: string };
  readonly stripe: { readonly orderId: string; readonly paymentId: string };
  readonly 'card-vault': { readonly orderId: string; readonly paymentId: string; readonly transactionId: string };
}

/** `payment_pending`: authorised or under way, and not captured yet. */
export type NotProved = 'invalid_signature' | 'payment_failed' | 'payment_pending' | 'gateway_unavailable';

/** A payment that did not come, with the gateway's reason. */
export type FailedPayment = Extract<OrderOutcome, { kind: 'failed' }>;

/** One payment provider: all that the engine knows of it. */
export interface PaymentGateway<G extends Gateway = Gateway> extends GatewayApi {
  readonly name: G;
  publicSettings(): PublicSettings;
  readonly webhook: GatewayWebhook;
  /** What a page needs to pay an order that is open already; absent where its id is enough. */
  clientSecretOf?(orderId: string): Promise<{ readonly kind: 'secret'; readonly clientSecret: string } | Unavailable>;
  /** Keeping cards in case of a fee, where the gateway does. */
  readonly cards?: CardKeeping;
  /** Holding sums on kept cards, where the gateway does. */
  readonly holds?: CardHolds;
  /** For how many days after it was opened a payment can be given back, and is watched. */
  readonly refundableDays: number;
  /**
   * Proves that the payment was captured, by asking the provider. Money that is only authorised is captured where it
   * matches `asked`.
   */
  proofOf(completion: Completions[G], asked: AskedMoney): Promise<Captured | FailedPayment | NotProved>;
}

/** Every gateway there is. A further name in the contract does not compile until it has an adapter here. */
export type Gateways = { readonly [G in Gateway]: PaymentGateway<G> };

/** An account at a gateway, as payments and cards keep it: one of the provider's, or, by its `vendor`, the hotel's own. */
export interface AccountOf<G extends Gateway = Gateway> {
  readonly hotel_id: number;
  readonly gateway: G;
  readonly vendor: string | null;
}

/** The adapter by which something is asked of an account. */
export type GatewayAt = <G extends Gateway>(account: AccountOf<G>) => Promise<PaymentGateway<G>>;
