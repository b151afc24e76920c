import type { Deliveries } from '../deliveries.ts';
import { newId } from '../ids.ts';
import type { SandboxSettings } from '../settings.ts';
import type { GatewayDispute, GatewayOrder, GatewayPayment, GatewayRefund } from '../state/gateway-books.ts';

/**
 * The card vault's webhooks, of our own making as its REST is: `POST {API_URL}/api/webhooks/card-vault`, signed in
 * `x-card-vault-signature` with the hex HMAC-SHA256 of the raw body by the merchant's secret. Flat JSON: `eventId` (the
 * same for every delivery of one event), `event`, `orderId`, `paymentId`, and
 *
 * - `payment.captured`: `transactionId`, and `amount` (in hundredths) and `currency`
 * - `payment.failed`: `code`
 * - `refund.created` (one that is under way), `refund.processed`, `refund.failed`: `refundId`, `amount`, and `reference`,
 *   which the merchant gave the refund; null of one that was made at the provider
 * - `payment.dispute.created`, `.under_review`, `.won`, `.lost`, `.closed`: `disputeId`, `amount`
 */
export interface CardVaultEvents {
  payment(order: GatewayOrder, payment: GatewayPayment, code: string): void;
  refund(payment: GatewayPayment, refund: GatewayRefund): void;
  dispute(payment: GatewayPayment, dispute: GatewayDispute): void;
}

export function createCardVaultEvents(deliveries: Deliveries, settings: SandboxSettings): CardVaultEvents {
  const send = (event: string, { id: paymentId, orderId }: GatewayPayment, facts: object): void => {
    const eventId = newId('evt');
    deliveries.deliver({
      event,
      eventId,
      path: '/api/webhooks/card-vault',
      body: JSON.stringify({ eventId, event, orderId, paymentId, ...facts }),
      signature: { header: 'x-card-vault-signature', secret: settings.CARD_VAULT_SECRET },
    });
  };
  return {
    payment: ({ amount, currency }, payment, code) =>
      send(
        `payment.${payment.status}`,
        payment,
        payment.status === 'captured' ? { transactionId: payment.transactionId, amount, currency } : { code },
      ),
    refund: (payment, { id, key, amount, status }) =>
      send(`refund.${status === 'pending' ? 'created' : status}`, payment, { refundId: id, reference: key, amount }),
    dispute: (payment, { id, amount, status }) =>
      send(`payment.dispute.${status === 'open' ? 'created' : status}`, payment, { disputeId: id, amount }),
  };
}
