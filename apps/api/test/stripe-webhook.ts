import { createHmac, randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { TestEngine } from './test-engine.ts';
import { paymentOf } from './test-gateway.ts';
import type { Movement, WebhookOf } from './webhook.ts';

/** The names of the India gateway's events, in Stripe's words. */
const names: Readonly<Record<string, string>> = {
  'payment.captured': 'payment_intent.succeeded',
  'payment.failed': 'payment_intent.payment_failed',
  'refund.created': 'refund.created',
  'refund.processed': 'refund.updated',
  'refund.failed': 'refund.failed',
  'payment.dispute.created': 'charge.dispute.created',
  'payment.dispute.under_review': 'charge.dispute.updated',
  'payment.dispute.won': 'charge.dispute.closed',
  'payment.dispute.lost': 'charge.dispute.closed',
  'payment.dispute.closed': 'charge.dispute.closed',
};

const disputeStatus: Readonly<Record<string, string>> = {
  created: 'needs_response',
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  closed: 'warning_closed',
};
const refundStatus: Readonly<Record<string, string>> = { processed: 'succeeded', failed: 'failed' };

/** Posts a signed event of a payment as Stripe does. */
export function postStripeWebhook(
  engine: TestEngine,
  {
    event = 'payment.captured',
    orderId,
    paymentId = paymentOf(orderId),
    eventId = randomUUID(),
    notes = {},
    money = engine.stripe.moneyOf(orderId),
    signature,
  }: WebhookOf,
): Promise<LightMyRequestResponse> {
  const isFailed = event === 'payment.failed';
  const object = {
    id: orderId,
    object: 'payment_intent',
    amount: money.amount,
    amount_received: isFailed ? 0 : money.amount,
    currency: money.currency.toLowerCase(),
    latest_charge: paymentId,
    last_payment_error: isFailed ? { type: 'card_error', code: 'card_declined', charge: paymentId } : null,
    metadata: notes,
  };
  return postStripeEvent(engine, { type: names[event] ?? event, object }, { eventId, signature });
}

/** A refund or a dispute, in Stripe's words. */
export function stripeMovement(
  { event, orderId, paymentId = paymentOf(orderId), refund, dispute }: Movement,
  { currency }: { readonly currency: string },
): { readonly type: string; readonly object: object } {
  const of = { charge: paymentId, payment_intent: orderId, currency: currency.toLowerCase() };
  const end = event.split('.').at(-1) ?? '';
  const object =
    refund === undefined
      ? { ...of, object: 'dispute', id: dispute?.id, amount: dispute?.amount, status: disputeStatus[end] }
      : {
          ...of,
          object: 'refund',
          id: refund.id,
          amount: refund.amount,
          status: refundStatus[end] ?? 'pending',
          metadata: refund.notes ?? {},
        };
  return { type: names[event] ?? event, object };
}

/** Posts a signed event about a refund or a dispute as Stripe does. */
export const postStripeMovement = (engine: TestEngine, movement: Movement): Promise<LightMyRequestResponse> =>
  postStripeEvent(engine, stripeMovement(movement, engine.stripe.moneyOf(movement.orderId)), {
    eventId: movement.eventId ?? randomUUID(),
  });

/** Posts any event, signed at the engine's own time or at another. */
export function postStripeEvent(
  engine: TestEngine,
  { type, object }: { readonly type: string; readonly object: object },
  {
    eventId = randomUUID(),
    signature,
    at = engine.deps.clock(),
    secret = engine.deps.settings.stripe?.webhookSecret ?? '',
  }: {
    readonly eventId?: string;
    readonly signature?: string | undefined;
    readonly at?: Date;
    readonly secret?: string;
  } = {},
): Promise<LightMyRequestResponse> {
  const body = JSON.stringify({ id: eventId, object: 'event', type, data: { object } });
  const second = Math.floor(at.getTime() / 1000);
  const signed = createHmac('sha256', secret).update(`${second}.${body}`).digest('hex');
  return engine.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${second},v1=${signature ?? signed}` },
    payload: body,
  });
}
