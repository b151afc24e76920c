import { z } from 'zod';

/** What the outside parties do next; chosen on the sandbox's page or by a test. */
export const scenario = z.object({
  /** Whether the payment providers answer at all. */
  gateway: z.enum(['up', 'down']),
  /** `lost`: the guest's page is never told that the payment succeeded; only the webhook reports it. */
  callback: z.enum(['told', 'lost']),
  /** `at_once`: as the order says. `never`: a payment stays authorised until somebody captures it. */
  capture: z.enum(['at_once', 'never']),
  /** Why payments fail unless the window says another reason, in the providers' published words; `usual` is each one's own. */
  reason: z.enum([
    'usual',
    'payment_declined',
    'card_declined',
    'international_transaction_not_allowed',
    'insufficient_funds',
    'transaction_limit_exceeded',
    'payment_timed_out',
    'payment_pending',
    'incorrect_pin',
    'incorrect_cvc',
    'authentication_failed',
    'payment_cancelled',
    'bank_technical_error',
    'gateway_technical_error',
    'processing_error',
  ]),
  webhooks: z.enum(['once', 'twice', 'never']),
  refunds: z.enum(['processed', 'pending', 'failed']),
  mail: z.enum(['taken', 'refused']),
  sms: z.enum(['taken', 'refused']),
  /** The text model: `rewords` as asked, answers `nonsense`, changes what it should keep (`lies`), takes half a minute, or is not there. */
  model: z.enum(['rewords', 'nonsense', 'lies', 'slow', 'down']),
  push: z.enum(['up', 'down']),
  /** Whether the guest's device has a wallet that Stripe can open. */
  wallet: z.enum(['there', 'none']),
  /** Whether analytics and pixels take what is sent. */
  collectors: z.enum(['up', 'down']),
  /** The domain name system. */
  names: z.enum(['up', 'down']),
});

export type Scenario = z.output<typeof scenario>;

export const usualScenario: Scenario = {
  gateway: 'up',
  callback: 'told',
  capture: 'at_once',
  reason: 'usual',
  webhooks: 'once',
  refunds: 'processed',
  mail: 'taken',
  sms: 'taken',
  model: 'rewords',
  push: 'up',
  wallet: 'there',
  collectors: 'up',
  names: 'up',
};

interface ReceivedMail {
  readonly id: string;
  readonly at: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string | null;
  readonly attachments: readonly string[];
}

interface ReceivedSms {
  readonly id: string;
  readonly at: string;
  readonly to: string;
  readonly text: string;
}

export interface GatewayOrder {
  readonly id: string;
  readonly receipt: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly isPartial: boolean;
  readonly capture: 'automatic' | 'manual';
  readonly createdAt: number;
  notes: Readonly<Record<string, string>>;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
}

export interface GatewayPayment {
  readonly id: string;
  readonly orderId: string;
  readonly transactionId: string;
  /** Why it failed, in the provider's word; null where it did not. */
  readonly reason: string | null;
  readonly createdAt: number;
  notes: Readonly<Record<string, string>>;
  status: 'authorized' | 'captured' | 'failed';
  amountRefunded: number;
  /** Where it was captured in part; else the order's amount. */
  amountCaptured?: number;
}

export interface GatewayRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly key: string | null;
  /** The request as it was sent: a key stands for one request. */
  readonly request: string;
  readonly receipt: string | null;
  readonly speed: string;
  readonly notes: Readonly<Record<string, string>>;
  readonly createdAt: number;
  status: 'pending' | 'processed' | 'failed';
}

/** A payment that its payer disputes with the bank. */
export interface GatewayDispute {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly createdAt: number;
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
}

/** What was pushed to a browser. */
interface ReceivedPush {
  /** Of the subscription. */
  readonly id: string;
  readonly at: string;
  /** How long the service keeps it for a browser that is off, in seconds. */
  readonly ttl: number;
  readonly urgency: string | null;
  readonly topic: string | null;
  /** In the clear; null where it was not encrypted for that browser. */
  readonly text: string | null;
}

interface Delivery {
  readonly at: string;
  readonly event: string;
  readonly eventId: string;
  readonly attempt: number;
  readonly result: string;
}

interface CollectedEvent {
  readonly at: string;
  readonly path: string;
  readonly content: unknown;
  readonly query: Readonly<Record<string, string>>;
}

/** What one payment provider keeps of a merchant: its orders, payments, refunds and disputes. */
export interface GatewayAccount {
  readonly orders: Map<string, GatewayOrder>;
  readonly payments: Map<string, GatewayPayment>;
  readonly refunds: Map<string, GatewayRefund>;
  readonly disputes: Map<string, GatewayDispute>;
}

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

/** The records of a host. */
export type NameRecords = Readonly<Partial<Record<'A' | 'AAAA' | 'CNAME' | 'TXT', readonly string[] | undefined>>>;

/** Everything outside Latchkey, in memory: it is forgotten when the sandbox stops. */
export interface SandboxState {
  scenario: Scenario;
  readonly razorpay: GatewayAccount;
  /** Another merchant's books there. */
  readonly razorpayOwn: GatewayAccount;
  readonly cardVault: GatewayAccount;
  readonly stripe: StripeState;
  /** By the name of the host, in small letters. */
  readonly names: Map<string, NameRecords>;
  readonly mails: ReceivedMail[];
  readonly sms: ReceivedSms[];
  readonly pushes: ReceivedPush[];
  readonly deliveries: Delivery[];
  readonly events: CollectedEvent[];
}

const emptyAccount = (): GatewayAccount => ({
  orders: new Map(),
  payments: new Map(),
  refunds: new Map(),
  disputes: new Map(),
});

export function createSandboxState(): SandboxState {
  return {
    scenario: usualScenario,
    razorpay: emptyAccount(),
    razorpayOwn: emptyAccount(),
    cardVault: emptyAccount(),
    stripe: {
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
    },
    names: new Map(),
    mails: [],
    sms: [],
    pushes: [],
    deliveries: [],
    events: [],
  };
}

const most = 2000;

/** Keeps the newest entries up to a limit. */
export function remember<T>(list: T[], one: T): void {
  list.push(one);
  if (list.length > most) list.splice(0, list.length - most);
}
