import type { Deliveries } from '../deliveries.ts';
import { newId } from '../ids.ts';
import type { SandboxSettings } from '../settings.ts';
import type { GatewayOrder, GatewayPayment, GatewayRefund } from '../sandbox-state.ts';

/**
 * The card vault's webhooks, of our own making as its REST is: `POST {API_URL}/api/webhooks/card-vault`, signed in
 * `x-card-vault-signature` with the hex HMAC-SHA256 of the raw body by the merchant's secret. Flat JSON: `eventId` (the
 * same for every delivery of one event), `event`, `orderId`, `paymentId`, and
 *
 * - `payment.captured`: `transactionId`, and `amount` (in hundredths) and `currency`
 * - `payment.failed`: `code`
 * - `refund.processed`, `refund.failed`: `refundId`, and `reference`, which the merchant gave the refund
 */
export interface CardVaultEvents {
  payment(order: GatewayOrder, payment: GatewayPayment, code: string): void;
  /** Nothing of a refund that is pending. */
  refund(payment: GatewayPayment, refund: GatewayRefund): void;
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
    refund: (payment, { id, key, status }) => {
      if (status !== 'pending') send(`refund.${status}`, payment, { refundId: id, reference: key });
    },
  };
}
