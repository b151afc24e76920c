import { createHmac, randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { TestEngine } from './test-engine.ts';

export interface WebhookOf {
  readonly event?: string;
  readonly orderId: string;
  readonly paymentId?: string;
  readonly eventId?: string;
  readonly notes?: object;
  /** In the gateway's units; the order's own where none is named. */
  readonly money?: { readonly amount: number; readonly currency: string };
  readonly signature?: string;
}

/** Posts a signed webhook event as the India gateway does. */
export function postWebhook(
  engine: TestEngine,
  {
    event = 'payment.captured',
    orderId,
    paymentId = 'pay_00000000000001',
    eventId = randomUUID(),
    notes = {},
    money = engine.razorpay.moneyOf(orderId),
    signature,
  }: WebhookOf,
): Promise<LightMyRequestResponse> {
  const body = JSON.stringify({
    event,
    payload: {
      payment: {
        entity: {
          id: paymentId,
          order_id: orderId,
          ...money,
          notes,
          error_code: event === 'payment.failed' ? 'BAD_REQUEST_ERROR' : null,
        },
      },
    },
  });
  const signed = createHmac('sha256', engine.deps.settings.RAZORPAY_WEBHOOK_SECRET).update(body).digest('hex');
  return engine.app.inject({
    method: 'POST',
    url: '/api/webhooks/razorpay',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signature ?? signed,
      'x-razorpay-event-id': eventId,
    },
    payload: body,
  });
}
