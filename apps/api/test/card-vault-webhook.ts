import { createHmac, randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { TestEngine } from './test-engine.ts';
import { paymentOf } from './test-gateway.ts';
import type { Movement, WebhookOf } from './webhook.ts';

const transactionOf = (paymentId: string): string => `txn_${paymentId}`;

/** Completes a payment as the guest's page does once the card vault's window says that it is paid. */
export function completeByCardVault(
  engine: TestEngine,
  bookingId: string,
  orderId: string,
  { paymentId = paymentOf(orderId), key = randomUUID() }: { paymentId?: string; key?: string } = {},
): Promise<LightMyRequestResponse> {
  const transactionId = transactionOf(paymentId);
  engine.cardVault.outcomes.set(orderId, {
    kind: 'captured',
    gatewayPaymentId: paymentId,
    gatewayTransactionId: transactionId,
  });
  return engine.app.inject({
    method: 'POST',
    url: `/api/bookings/${bookingId}/payments`,
    headers: { 'idempotency-key': key },
    payload: {
      gateway: 'card-vault',
      paymentId,
      transactionId,
      orderId,
      hotelId: Number(bookingId.split('_')[0]),
    },
  });
}

/** Posts a signed event of a payment as the card vault does, by the names that the India gateway has for them. */
export const postCardVaultWebhook = (
  engine: TestEngine,
  {
    event = 'payment.captured',
    orderId,
    paymentId = paymentOf(orderId),
    eventId = randomUUID(),
    money = engine.cardVault.moneyOf(orderId),
  }: WebhookOf,
): Promise<LightMyRequestResponse> =>
  postSigned(engine, { eventId, event, orderId, paymentId, transactionId: transactionOf(paymentId), ...money });

/** Posts a signed event about a refund or a dispute as the card vault does. */
export function postCardVaultMovement(
  engine: TestEngine,
  { event, orderId, paymentId = paymentOf(orderId), eventId = randomUUID(), refund, dispute }: Movement,
): Promise<LightMyRequestResponse> {
  const notes = (refund?.notes ?? {}) as { readonly refund_id?: string };
  return postSigned(engine, {
    eventId,
    event,
    orderId,
    paymentId,
    ...(refund === undefined
      ? { disputeId: dispute?.id, amount: dispute?.amount }
      : { refundId: refund.id, amount: refund.amount, reference: notes.refund_id ?? null }),
  });
}

/** Posts whatever the card vault may tell, signed with its secret or another. */
export function postSigned(
  engine: TestEngine,
  facts: object,
  secret = engine.deps.settings.CARD_VAULT_SECRET,
): Promise<LightMyRequestResponse> {
  const body = JSON.stringify(facts);
  return engine.app.inject({
    method: 'POST',
    url: '/api/webhooks/card-vault',
    headers: {
      'content-type': 'application/json',
      'x-card-vault-signature': createHmac('sha256', secret).update(body).digest('hex'),
    },
    payload: body,
  });
}
