import type { Deliveries } from '../deliveries.ts';
import { newId } from '../ids.ts';
import type {
  GatewayAccount,
  GatewayDispute,
  GatewayOrder,
  GatewayPayment,
  GatewayRefund,
} from '../state/gateway-books.ts';
import { disputeEntity, orderEntity, paymentEntity, refundEntity } from './entities.ts';

export interface Webhooks {
  send(event: string, payload: Readonly<Record<string, object>>): void;
}

/** What the gateway reports when a payment of an order is captured. */
export function tellCaptured(
  account: GatewayAccount,
  webhooks: Webhooks,
  order: GatewayOrder,
  payment: GatewayPayment,
): void {
  webhooks.send('payment.captured', { payment: paymentEntity(account, payment) });
  webhooks.send('order.paid', { payment: paymentEntity(account, payment), order: orderEntity(order) });
}

/** What the gateway reports of a refund, whoever has made it. */
export function tellRefund(
  account: GatewayAccount,
  webhooks: Webhooks,
  payment: GatewayPayment,
  refund: GatewayRefund,
): void {
  const payload = { refund: refundEntity(account, refund), payment: paymentEntity(account, payment) };
  webhooks.send('refund.created', payload);
  if (refund.status !== 'pending') webhooks.send(`refund.${refund.status}`, payload);
}

/** What the gateway reports when a dispute is opened or moves on. */
export function tellDispute(account: GatewayAccount, webhooks: Webhooks, dispute: GatewayDispute): void {
  const payment = account.payments.get(dispute.paymentId);
  if (payment === undefined) return;
  const event = dispute.status === 'open' ? 'created' : dispute.status;
  const payload = { payment: paymentEntity(account, payment), dispute: disputeEntity(account, dispute) };
  webhooks.send(`payment.dispute.${event}`, payload);
}

/** The India gateway's events, as it writes and signs them. */
export function createWebhooks(
  deliveries: Deliveries,
  secret: string,
  pathOf: (payload: Readonly<Record<string, object>>) => string,
): Webhooks {
  return {
    send: (event, payload) => {
      const eventId = newId('evt');
      const entities = Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }]));
      const body = JSON.stringify({
        entity: 'event',
        account_id: 'acc_sandbox',
        event,
        contains: Object.keys(payload),
        payload: entities,
        created_at: Math.floor(Date.now() / 1000),
      });
      deliveries.deliver({
        event,
        eventId,
        path: pathOf(payload),
        body,
        signature: { header: 'x-razorpay-signature', secret },
        headers: { 'x-razorpay-event-id': eventId },
      });
    },
  };
}
