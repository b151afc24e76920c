import { emptyAccount, type GatewayAccount } from './gateway-books.ts';

/** What the gateway of the rest of the world keeps of an order beside that: its PaymentIntent. */
export interface StripeIntent {
  readonly clientSecret: string;
  /** The connected account that the request was made for (`Stripe-Account`), or null. */
  readonly account: string | null;
  readonly destination: string | null;
  readonly onBehalfOf: string | null;
  readonly fee: number | null;
  readonly description: string | null;
  readonly receiptEmail: string | null;
  readonly customer: string | null;
  readonly mayRedirect: boolean;
  status: string;
  methodId: string | null;
  returnUrl: string | null;
  lastError: object | null;
  canceledAt: number | null;
  cancellationReason: string | null;
  /** Whether it was confirmed without the guest. */
  isAlone: boolean;
}

/** A SetupIntent: a card that is to be kept for a customer. */
export interface StripeSetup {
  readonly id: string;
  readonly createdAt: number;
  readonly clientSecret: string;
  readonly account: string | null;
  readonly customer: string | null;
  readonly onBehalfOf: string | null;
  readonly usage: string;
  readonly notes: Readonly<Record<string, string>>;
  readonly mayRedirect: boolean;
  status: string;
  methodId: string | null;
  returnUrl: string | null;
  lastError: object | null;
  cancellationReason: string | null;
}

interface StripeCustomer {
  readonly id: string;
  readonly createdAt: number;
  readonly email: string | null;
  readonly name: string | null;
  readonly notes: Readonly<Record<string, string>>;
}

/** An address that events of an account are sent to; of the platform's own where `account` is null. */
export interface StripeEndpoint {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly account: string | null;
  readonly secret: string;
  readonly createdAt: number;
}

/** A card that was kept: which of the published test methods it is, and whose; null once it is detached. */
export interface KeptMethod {
  readonly name: string;
  customer: string | null;
}

interface KeptAnswer {
  readonly request: string;
  readonly status: number;
  readonly body: string;
}

/** The gateway of the rest of the world: its books, and what only it knows. */
export interface StripeState {
  /** Where browsers reach it: the page to which a guest is sent by a bank's question. */
  address: string;
  readonly books: GatewayAccount;
  readonly intents: Map<string, StripeIntent>;
  readonly setups: Map<string, StripeSetup>;
  readonly customers: Map<string, StripeCustomer>;
  readonly kept: Map<string, KeptMethod>;
  readonly endpoints: Map<string, StripeEndpoint>;
  /** Answers by idempotency key. */
  readonly answers: Map<string, KeptAnswer>;
  /** Connected accounts that have left. */
  readonly disconnected: Set<string>;
  /** How a payment goes on by its test card. */
  readonly later: Map<string, 'refunds_fail' | 'refunds_wait'>;
}

/** As it is before anybody asks it for something. */
export const emptyStripe = (): StripeState => ({
  address: '',
  books: emptyAccount(),
  intents: new Map(),
  setups: new Map(),
  customers: new Map(),
  kept: new Map(),
  endpoints: new Map(),
  answers: new Map(),
  disconnected: new Set(),
  later: new Map(),
});
