import Stripe from 'stripe';
import type { GatewayWebhook } from '../gateway-webhook.ts';
import { jsonOf } from '../json-of.ts';
import { chargeIn, eventOfStripe, intentIn, notedHotelId, stripeEvent } from './stripe-event.ts';

/** A signature is taken for this long: what was heard once cannot be said again later. */
const toleranceSeconds = 300;

export function stripeWebhook(secret: string): GatewayWebhook {
  return {
    signatureHeader: 'stripe-signature',
    secret,
    isSigned: ({ body, signature, now }) => isSigned(body, signature, secret, now),
    receive: ({ body }) => {
      const payload = jsonOf(body, stripeEvent);
      return {
        eventId: payload.id,
        payload,
        hotelId: notedHotelId(payload),
        orderId: intentIn(payload),
        gatewayPaymentId: chargeIn(payload),
      };
    },
    eventOf: (payload) => {
      const event = stripeEvent.safeParse(payload);
      return event.success ? eventOfStripe(event.data) : null;
    },
    described: {
      operationId: 'receiveStripeEvent',
      summary: 'Where the gateway of the rest of the world reports events, in any order, any number of times',
      optionalHeaders: {},
      schema: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          object: { type: 'string', const: 'event' },
          type: { type: 'string' },
          data: { type: 'object' },
        },
        required: ['id', 'object', 'type', 'data'],
      },
      example: {
        id: 'evt_00000000000001',
        object: 'event',
        type: 'payment_intent.succeeded',
        data: {
          object: {
            id: 'order_00000000000001',
            object: 'payment_intent',
            amount_received: 53_600,
            currency: 'eur',
            latest_charge: 'ch_00000000000001',
          },
        },
      },
    },
  };
}

/** By the official client: `t` is the second of the delivery, and each `v1` an HMAC-SHA256 over it and the raw body. */
function isSigned(body: Buffer, signature: string, secret: string, now: Date): boolean {
  if (secret === '') return false;
  try {
    Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now.getTime());
    return true;
  } catch (cause) {
    const { type } = cause as { readonly type?: unknown };
    // What is signed and no JSON is refused by its reader, which says so.
    if (cause instanceof SyntaxError) return true;
    if (type === 'StripeSignatureVerificationError') return false;
    throw cause;
  }
}
