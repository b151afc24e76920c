import { createHmac, randomUUID } from 'node:crypto';
import {
  endedInOrder,
  type AskedMoney,
  type GatewayApi,
  type OrderOutcome,
} from '../src/features/payments/gateways/gateway-api.ts';
import type { Captured } from '../src/features/ledger/payments.queries.ts';
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
  const refunds: Pick<GatewayApi, 'refund' | 'refundState'> = {
    refund: async ({ refundId, gatewayPaymentId, amount }) => {
      if (gateway.isDown) return down;
      gateway.refunds.set(refundId, { gatewayPaymentId, amount });
      return { kind: gateway.refundsEnd, gatewayRefundId: `rfnd_${refundId.slice(0, 8)}` };
    },
    refundState: async ({ gatewayRefundId }) => answered({ kind: gateway.refundsEnd, gatewayRefundId }),
  };
  const gateway: TestGateway = {
    refunds: new Map(),
    outcomes: new Map(),
    paymentsOf: new Map(),
    moneyOf,
    isDown: false,
    refundsEnd: 'processed',
    reset: () => {
      gateway.isDown = false;
      gateway.refundsEnd = 'processed';
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
    capturePayment: async ({ orderId, paymentId }) => {
      const captured: TestOutcome = { kind: 'captured', gatewayPaymentId: paymentId, gatewayTransactionId: null };
      return answered(withMoney(orderId, gateway.outcomes.get(paymentId) ?? captured));
    },
    ...refunds,
  };
  return gateway;
}

/** The India gateway's signature of a payment. */
export function signPayment(orderId: string, paymentId: string, keySecret: string): string {
  return createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex');
}
