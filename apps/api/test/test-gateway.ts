import { createHmac, randomUUID } from 'node:crypto';
import { leftAtGateway } from '../src/features/ledger/payment-account.types.ts';
import {
  endedInOrder,
  type AskedMoney,
  type GatewayApi,
  type ListedPayment,
  type OrderOutcome,
} from '../src/features/payments/gateways/gateway-api.ts';
import type { PaymentAccount, ToldDispute, ToldRefund } from '../src/features/ledger/payment-account.types.ts';
import type { Captured } from '../src/features/ledger/captured.types.ts';
import type { CardHolds, HoldOutcome } from '../src/features/payments/gateways/card-holds.ts';
import type { CardKeeping, SetupOutcome } from '../src/features/payments/gateways/card-keeping.ts';
import type { StripeApi } from '../src/features/payments/gateways/stripe/stripe-api.ts';
import type { RazorpayApi } from '../src/features/payments/gateways/razorpay/razorpay-api.ts';

/** A captured payment; of its order's amount and currency where none are named. */
type Money = 'amount' | 'currency';
type TestOutcome = Exclude<OrderOutcome, Captured> | (Omit<Captured, Money> & Partial<Pick<Captured, Money>>);

/** A payment provider's API in memory. */
export interface TestGateway extends RazorpayApi {
  readonly refunds: Map<string, { gatewayPaymentId: string; amount: number }>;
  /** What `outcomeOf` says of an order, by order; and what `capturePayment` says of a payment, by payment. */
  readonly outcomes: Map<string, TestOutcome>;
  /** Several payments of one order, in place of `outcomes`. */
  readonly paymentsOf: Map<string, TestOutcome[]>;
  /** The amount and currency of an order that was opened. */
  moneyOf(orderId: string): AskedMoney;
  isDown: boolean;
  /** How refunds end. */
  refundsEnd: 'pending' | 'processed' | 'failed';
  /** Why every refund is refused; null where none is but for what is left. */
  refuses: string | null;
  /** Whether refunds are answered, or their answers are lost on the way. */
  answers: 'given' | 'lost';
  /** What somebody has given back at the gateway itself, and disputes, by payment; and what was captured, where it is known. */
  readonly elsewhere: Map<string, { captured?: number; refunds?: ToldRefund[]; disputes?: ToldDispute[] }>;
  /** What the gateway lists of captured payments. */
  readonly listed: ListedPayment[];
  /** How a payment stands, all refunds included. */
  standing(gatewayPaymentId: string): PaymentAccount;
  reset(): void;
}

export function createTestGateway(): TestGateway {
  const orders = new Map<string, string>();
  const asked = new Map<string, AskedMoney>();
  const moneyOf = (orderId: string): AskedMoney => asked.get(orderId) ?? { amount: 1, currency: 'INR' };
  const withMoney = (orderId: string, outcome: TestOutcome): OrderOutcome =>
    outcome.kind === 'captured' ? { ...moneyOf(orderId), ...outcome } : outcome;
  const down = { kind: 'unavailable', reason: 'down' } as const;
  const answered = <T>(answer: T): T | typeof down => (gateway.isDown ? down : answer);
  const ends = new Map<string, ToldRefund['status']>();
  const idOf = (refundId: string): string => `rfnd_${refundId.slice(0, 8)}`;
  const standing = (gatewayPaymentId: string): PaymentAccount => {
    const {
      captured = Number.MAX_SAFE_INTEGER,
      refunds = [],
      disputes = [],
    } = gateway.elsewhere.get(gatewayPaymentId) ?? {};
    const made = [...gateway.refunds].filter(([, refund]) => refund.gatewayPaymentId === gatewayPaymentId);
    const ours = made.map(([refundId, { amount }]): ToldRefund => {
      const status = ends.get(refundId) ?? 'pending';
      return { gatewayRefundId: idOf(refundId), refundId, amount, status };
    });
    const all = [...ours, ...refunds];
    const givenBack = all.reduce((sum, { amount, status }) => (status === 'failed' ? sum : sum + (amount ?? 0)), 0);
    return { captured, givenBack, refunds: all, disputes };
  };
  const refunds: Pick<GatewayApi, 'refund' | 'refundState' | 'accountOf'> = {
    accountOf: async ({ gatewayPaymentId }) => answered({ kind: 'known', ...standing(gatewayPaymentId) } as const),
    refund: async ({ refundId, gatewayPaymentId, amount }) => {
      if (gateway.isDown) return down;
      const known = gateway.refunds.get(refundId);
      const account = standing(gatewayPaymentId);
      if (known !== undefined && known.amount !== amount) return { kind: 'refused', reason: 'another body of one key' };
      if (gateway.refuses !== null) return { kind: 'refused', reason: gateway.refuses };
      if (known === undefined) {
        if (account.disputes.some(({ status }) => status === 'open')) return { kind: 'refused', reason: 'in dispute' };
        if (amount > leftAtGateway(account)) return { kind: 'refused', reason: 'more than is left' };
        gateway.refunds.set(refundId, { gatewayPaymentId, amount });
        ends.set(refundId, gateway.refundsEnd);
      }
      if (gateway.answers === 'lost') return { kind: 'unavailable', reason: 'no answer' };
      return { kind: ends.get(refundId) ?? 'pending', gatewayRefundId: idOf(refundId) };
    },
    refundState: async ({ gatewayRefundId }) => {
      if (gateway.isDown) return down;
      const [refundId = ''] = [...gateway.refunds.keys()].filter((id) => idOf(id) === gatewayRefundId);
      if (ends.get(refundId) === 'pending') ends.set(refundId, gateway.refundsEnd);
      return { kind: ends.get(refundId) ?? gateway.refundsEnd, gatewayRefundId };
    },
  };
  const gateway: TestGateway = {
    refunds: new Map(),
    outcomes: new Map(),
    paymentsOf: new Map(),
    moneyOf,
    isDown: false,
    refundsEnd: 'processed',
    answers: 'given',
    refuses: null,
    listed: [],
    elsewhere: new Map(),
    standing,
    reset: () => {
      gateway.isDown = false;
      gateway.refundsEnd = 'processed';
      gateway.answers = 'given';
      gateway.refuses = null;
      gateway.listed.length = 0;
      gateway.elsewhere.clear();
      ends.clear();
      gateway.refunds.clear();
      gateway.outcomes.clear();
      gateway.paymentsOf.clear();
    },
    openOrder: async ({ receipt, amount, currency }) => {
      if (gateway.isDown) return down;
      const orderId = orders.get(receipt) ?? `order_${randomUUID().slice(0, 14)}`;
      orders.set(receipt, orderId);
      asked.set(orderId, { amount, currency });
      return { kind: 'opened', orderId };
    },
    outcomeOf: async (orderId) => answered(withMoney(orderId, gateway.outcomes.get(orderId) ?? { kind: 'open' })),
    endedOf: async (orderId) => {
      const outcomes = gateway.paymentsOf.get(orderId) ?? [gateway.outcomes.get(orderId) ?? { kind: 'open' as const }];
      return answered({ kind: 'known', ended: endedInOrder(outcomes.map((one) => withMoney(orderId, one))) } as const);
    },
    paymentsSince: async (_since, from) => {
      const [first, last] = [Number(from ?? 0), Number(from ?? 0) + 2];
      const payments = gateway.listed.slice(first, last);
      return answered({ kind: 'known', payments, next: last < gateway.listed.length ? String(last) : null } as const);
    },
    capturePayment: async ({ orderId, paymentId }) => {
      const captured: TestOutcome = { kind: 'captured', gatewayPaymentId: paymentId, gatewayTransactionId: null };
      return answered(withMoney(orderId, gateway.outcomes.get(paymentId) ?? captured));
    },
    ...refunds,
  };
  return gateway;
}

/** Cards that Stripe keeps, in memory. */
export interface TestCards {
  /** What became of each question for a card; open where nothing is said. */
  readonly setups: Map<string, SetupOutcome>;
  /** How charges without the guest end: taken, or by the code of a decline. */
  chargesEnd: 'captured' | (string & {});
  /** Orders that a card was tried for, each once under its key. */
  readonly charged: string[];
  readonly letGone: string[];
  readonly withdrawn: string[];
}

/** Sums that Stripe holds on kept cards, in memory. */
export interface TestHolds {
  /** How each order stands. */
  readonly standing: Map<string, HoldOutcome>;
  /** Orders for which a card was tried, each once; and, by order, the sums taken, each once. */
  readonly tried: string[];
  readonly taken: Map<string, number>;
  /** The sum to hold, by order. */
  readonly asked: Map<string, AskedMoney>;
  /** The account that it is held for, by order. */
  readonly vendors: Map<string, string | undefined>;
  /** How tries end: held, or by the code of a decline. */
  triesEnd: 'held' | (string & {});
  /** Whether tries are answered, or their answers are lost on the way. */
  triesAnswer: 'given' | 'lost';
  /** When banks end what is held, in milliseconds; null where they do not say. */
  endsAt: number | null;
}

function createTestHolds(gateway: TestGateway): { readonly held: TestHolds; readonly holds: CardHolds } {
  const down = { kind: 'unavailable', reason: 'down' } as const;
  const orders = new Map<string, string>();
  const held: TestHolds = {
    standing: new Map(),
    tried: [],
    taken: new Map(),
    asked: new Map(),
    vendors: new Map(),
    triesEnd: 'held',
    triesAnswer: 'given',
    endsAt: null,
  };
  const isSilent = (): boolean => gateway.isDown || gateway.answers === 'lost';
  const standing = (orderId: string) => held.standing.get(orderId) ?? ({ kind: 'open' } as const);
  /** Moves an order on, also where the answer is lost. */
  const moved = (orderId: string, from: readonly HoldOutcome['kind'][], next: () => HoldOutcome) => {
    if (gateway.isDown) return down;
    if (from.includes(standing(orderId).kind)) held.standing.set(orderId, next());
    return isSilent() ? down : standing(orderId);
  };
  const holds: CardHolds = {
    openHold: async ({ receipt, money, notes }) => {
      if (gateway.isDown) return down;
      const orderId = orders.get(receipt) ?? `pi_${randomUUID().slice(0, 14)}`;
      orders.set(receipt, orderId);
      held.asked.set(orderId, money);
      held.vendors.set(orderId, notes['vendor']);
      return isSilent() ? down : { kind: 'opened', orderId };
    },
    hold: async ({ orderId }) => {
      const answer = moved(orderId, ['open'], () => {
        held.tried.push(orderId);
        return held.triesEnd === 'held'
          ? { kind: 'held', endsAt: held.endsAt }
          : { kind: 'failed', code: held.triesEnd };
      });
      return held.triesAnswer === 'lost' ? down : answer;
    },
    holdOf: async (orderId) => (isSilent() ? down : standing(orderId)),
    captureHold: async (orderId, amount) =>
      moved(orderId, ['held'], () => {
        held.taken.set(orderId, (held.taken.get(orderId) ?? 0) + amount);
        return { kind: 'captured', amount, gatewayPaymentId: `ch_${orderId}` };
      }),
    letHoldGo: async (orderId) => moved(orderId, ['open', 'held', 'failed'], () => ({ kind: 'over', byBank: false })),
  };
  return { held, holds };
}

/** Stripe's API in memory: pages pay its orders by their secrets. */
export function createStripeMemory(): TestGateway & StripeApi & { readonly kept: TestCards; readonly held: TestHolds } {
  const gateway = createTestGateway();
  const kept: TestCards = { setups: new Map(), chargesEnd: 'captured', charged: [], letGone: [], withdrawn: [] };
  const opened = new Map<string, string>();
  const down = { kind: 'unavailable', reason: 'down' } as const;
  const isSilent = (): boolean => gateway.isDown || gateway.answers === 'lost';
  const cards: CardKeeping = {
    openSetup: async ({ receipt }) => {
      if (gateway.isDown) return down;
      const setupId = opened.get(receipt) ?? `seti_${randomUUID().slice(0, 14)}`;
      opened.set(receipt, setupId);
      if (gateway.answers === 'lost') return down;
      return { kind: 'opened', setupId, customerId: `cus_${setupId}`, clientSecret: `${setupId}_secret_1` };
    },
    setupSecretOf: async (setupId) => (isSilent() ? down : { kind: 'secret', clientSecret: `${setupId}_secret_1` }),
    setupOf: async (setupId) => (isSilent() ? down : (kept.setups.get(setupId) ?? { kind: 'open' })),
    withdrawSetup: async (setupId) => {
      if (isSilent()) return down;
      kept.withdrawn.push(setupId);
      return { kind: 'done' };
    },
    charge: async ({ orderId }) => {
      if (gateway.isDown) return down;
      const isPaid = gateway.outcomes.get(orderId)?.kind === 'captured';
      if (!isPaid && !kept.charged.includes(orderId)) {
        kept.charged.push(orderId);
        const gatewayPaymentId = `ch_${orderId}`;
        gateway.outcomes.set(
          orderId,
          kept.chargesEnd === 'captured'
            ? { kind: 'captured', gatewayPaymentId, gatewayTransactionId: null }
            : { kind: 'failed', gatewayPaymentId, code: kept.chargesEnd },
        );
      }
      return gateway.answers === 'lost' ? down : gateway.outcomeOf(orderId);
    },
    letGo: async (methodId) => {
      if (isSilent()) return down;
      kept.letGone.push(methodId);
      return { kind: 'done' };
    },
  };
  const { held, holds } = createTestHolds(gateway);
  const reset = gateway.reset.bind(gateway);
  return Object.assign(gateway, {
    kept,
    cards,
    held,
    holds,
    reset: () => {
      reset();
      kept.setups.clear();
      kept.chargesEnd = 'captured';
      Object.assign(held, { triesEnd: 'held', triesAnswer: 'given', endsAt: null });
      for (const map of [held.standing, held.taken, held.asked, held.vendors]) map.clear();
      held.tried.length = 0;
      for (const list of [kept.charged, kept.letGone, kept.withdrawn]) list.length = 0;
    },
    clientSecretOf: async (orderId: string) =>
      gateway.isDown
        ? ({ kind: 'unavailable', reason: 'down' } as const)
        : ({ kind: 'secret', clientSecret: `${orderId}_secret_1` } as const),
  });
}

/** What a gateway calls the payment of an order where a test names none: a payment is one order's alone. */
export const paymentOf = (orderId: string): string => `pay_${orderId}`;

/** The India gateway's signature of a payment. */
export function signPayment(orderId: string, paymentId: string, keySecret: string): string {
  return createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex');
}
