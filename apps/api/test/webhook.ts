import { createHmac, randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { TestEngine } from './test-engine.ts';
import { paymentOf } from './test-gateway.ts';

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
    paymentId = paymentOf(orderId),
    eventId = randomUUID(),
    notes = {},
    money = engine.razorpay.moneyOf(orderId),
    signature,
  }: WebhookOf,
): Promise<LightMyRequestResponse> {
  return postSigned(
    engine,
    {
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
    },
    { eventId, signature },
  );
}

/** A refund or a dispute, as the India gateway tells of it beside its payment. */
export interface Movement {
  readonly event: string;
  readonly orderId: string;
  readonly paymentId?: string;
  readonly eventId?: string;
  /** Amounts in the gateway's units. */
  readonly refund?: { readonly id: string; readonly amount: number; readonly status?: string; readonly notes?: object };
  readonly dispute?: {
    readonly id: string;
    readonly amount: number;
    readonly status?: string;
    readonly amount_deducted?: number;
  };
}

/** A refund or a dispute, in the India gateway's words. */
export function razorpayMovement(
  { event, orderId, paymentId = paymentOf(orderId), refund, dispute }: Movement,
  money: { readonly amount: number; readonly currency: string },
): { readonly type: string; readonly object: object } {
  const payment = { entity: { id: paymentId, order_id: orderId, ...money, notes: [] } };
  return {
    type: event,
    object: {
      payment,
      ...(refund === undefined ? {} : { refund: { entity: { payment_id: paymentId, notes: [], ...refund } } }),
      ...(dispute === undefined ? {} : { dispute: { entity: { payment_id: paymentId, ...dispute } } }),
    },
  };
}

/** Posts a signed event about a refund that was made at the India gateway, or about a dispute. */
export function postMovement(engine: TestEngine, movement: Movement): Promise<LightMyRequestResponse> {
  const { type, object } = razorpayMovement(movement, engine.razorpay.moneyOf(movement.orderId));
  return postSigned(engine, { event: type, payload: object }, { eventId: movement.eventId ?? randomUUID() });
}

function postSigned(
  engine: TestEngine,
  payload: object,
  { eventId, signature }: { readonly eventId: string; readonly signature?: string | undefined },
): Promise<LightMyRequestResponse> {
  const body = JSON.stringify(payload);
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
