import { createHmac, randomUUID } from 'node:crypto';
import type { GatewayApi, OrderOutcome } from '../src/features/payments/gateways/gateway-api.ts';

/** A payment provider's API in memory. */
export interface TestGateway extends GatewayApi {
  readonly refunds: Map<string, { gatewayPaymentId: string; amount: number }>;
  /** What `outcomeOf` says of an order. */
  readonly outcomes: Map<string, OrderOutcome>;
  isDown: boolean;
  /** How refunds end. */
  refundsEnd: 'pending' | 'processed' | 'failed';
  reset(): void;
}

export function createTestGateway(): TestGateway {
  const orders = new Map<string, string>();
  const gateway: TestGateway = {
    refunds: new Map(),
    outcomes: new Map(),
    isDown: false,
    refundsEnd: 'processed',
    reset: () => {
      gateway.isDown = false;
      gateway.refundsEnd = 'processed';
      gateway.refunds.clear();
      gateway.outcomes.clear();
    },
    openOrder: async ({ receipt }) => {
      if (gateway.isDown) return { kind: 'unavailable', reason: 'down' };
      const orderId = orders.get(receipt) ?? `order_${randomUUID().slice(0, 14)}`;
      orders.set(receipt, orderId);
      return { kind: 'opened', orderId };
    },
    outcomeOf: async (orderId) =>
      gateway.isDown ? { kind: 'unavailable', reason: 'down' } : (gateway.outcomes.get(orderId) ?? { kind: 'open' }),
    refund: async ({ refundId, gatewayPaymentId, amount }) => {
      if (gateway.isDown) return { kind: 'unavailable', reason: 'down' };
      gateway.refunds.set(refundId, { gatewayPaymentId, amount });
      return { kind: gateway.refundsEnd, gatewayRefundId: `rfnd_${refundId.slice(0, 8)}` };
    },
    refundState: async ({ gatewayRefundId }) =>
      gateway.isDown ? { kind: 'unavailable', reason: 'down' } : { kind: gateway.refundsEnd, gatewayRefundId },
  };
  return gateway;
}

/** The India gateway's signature of a payment. */
export function signPayment(orderId: string, paymentId: string, keySecret: string): string {
  return createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex');
}
