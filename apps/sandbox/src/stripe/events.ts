import type { Deliveries } from '../deliveries.ts';
import { newId, nowSeconds } from '../ids.ts';
import type { GatewayDispute, GatewayPayment, GatewayRefund } from '../state/gateway-books.ts';
import type { StripeSetup, StripeState } from '../state/stripe-state.ts';
import type { SandboxSettings } from '../settings.ts';
import { chargeEntity, disputeEntity, intentEntity, refundEntity } from './entities.ts';
import { setupEntity } from './stored-entities.ts';

/** The version of the API whose shapes these are. */
export const apiVersion = '2026-10-28.endive';

/** The merchant whose keys are `STRIPE_OWN_…` of the settings. */
export const ownAccount = 'acct_sandboxOwnHouse';

/** The provider's webhooks, as it writes and signs them. */
export interface StripeEvents {
  intent(event: string, id: string): void;
  setup(event: string, setup: StripeSetup): void;
  charge(event: string, charge: GatewayPayment): void;
  /** Of a refund, whoever has made it. */
  refund(refund: GatewayRefund): void;
  dispute(dispute: GatewayDispute): void;
}

export function createStripeEvents(
  stripe: StripeState,
  deliveries: Deliveries,
  settings: SandboxSettings,
): StripeEvents {
  const send = (type: string, object: object, orderId: string | undefined, ofSetup: string | null = null): void => {
    const eventId = newId('evt', 24);
    const account = orderId === undefined ? ofSetup : (stripe.intents.get(orderId)?.account ?? null);
    const event = {
      id: eventId,
      object: 'event',
      api_version: apiVersion,
      created: nowSeconds(),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: newId('req'), idempotency_key: null },
      type,
    };
    const told = (path: string, secret: string, body: object): void =>
      deliveries.deliver({
        event: type,
        eventId,
        path,
        body: JSON.stringify(body),
        signature: { header: 'stripe-signature', secret, isTimed: true },
      });
    if (account === ownAccount) {
      for (const { url, secret, events, account: of } of stripe.endpoints.values())
        if (of === ownAccount && events.includes(type)) told(new URL(url).pathname, secret, event);
      return;
    }
    const connected = account === null ? {} : { account };
    told('/api/webhooks/stripe', settings.STRIPE_WEBHOOK_SECRET, { ...event, ...connected });
  };
  const orderOf = (chargeId: string): string | undefined => stripe.books.payments.get(chargeId)?.orderId;
  return {
    intent: (event, id) => send(`payment_intent.${event}`, intentEntity(stripe, id), id),
    setup: (event, setup) => send(`setup_intent.${event}`, setupEntity(stripe, setup), undefined, setup.account),
    charge: (event, charge) => send(`charge.${event}`, chargeEntity(stripe, charge), charge.orderId),
    refund: (refund) => {
      const entity = refundEntity(stripe, refund);
      const charge = stripe.books.payments.get(refund.paymentId);
      send('refund.created', entity, charge?.orderId);
      if (refund.status === 'failed') send('refund.failed', entity, charge?.orderId);
      else if (refund.status === 'processed') send('refund.updated', entity, charge?.orderId);
      if (charge !== undefined && refund.status !== 'failed')
        send('charge.refunded', chargeEntity(stripe, charge), charge.orderId);
    },
    dispute: (dispute) => {
      const entity = disputeEntity(stripe, dispute);
      const orderId = orderOf(dispute.paymentId);
      if (dispute.status === 'open') send('charge.dispute.created', entity, orderId);
      else if (dispute.status === 'under_review') send('charge.dispute.updated', entity, orderId);
      else {
        send('charge.dispute.closed', entity, orderId);
        if (dispute.status === 'won') send('charge.dispute.funds_reinstated', entity, orderId);
      }
    },
  };
}
