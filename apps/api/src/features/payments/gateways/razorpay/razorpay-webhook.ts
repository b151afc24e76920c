import type { GatewayWebhook, ReceivedEvent, WebhookRequest } from '../gateway-webhook.ts';
import { jsonOf } from '../json-of.ts';
import { isSigned } from '../signature.ts';
import { eventOfRazorpay, notedHotelId, razorpayEvent } from './razorpay-event.ts';
import { hashOf } from '../../../../hash-of.ts';

const eventIdHeader = 'x-razorpay-event-id';

export function razorpayWebhook(secret: string): GatewayWebhook {
  return {
    signatureHeader: 'x-razorpay-signature',
    secret,
    isSigned: ({ body, signature }) => isSigned(body, signature, secret),
    receive,
    eventOf: (payload) => {
      const event = razorpayEvent.safeParse(payload);
      return event.success ? eventOfRazorpay(event.data) : null;
    },
    described: {
      operationId: 'receiveRazorpayEvent',
      summary: 'Where the India gateway reports events, in any order, any number of times',
      optionalHeaders: { [eventIdHeader]: 'evt_00000000000001' },
      schema: {
        type: 'object',
        properties: { event: { type: 'string' }, payload: { type: 'object' } },
        required: ['event', 'payload'],
      },
      example: {
        event: 'payment.captured',
        payload: {
          payment: {
            entity: { id: 'pay_00000000000001', order_id: 'order_00000000000001', amount: 536_000, currency: 'INR' },
          },
        },
      },
    },
  };
}

function receive({ body, headers }: WebhookRequest): ReceivedEvent {
  const payload = jsonOf(body, razorpayEvent);
  const given = headers[eventIdHeader];
  return {
    // Without the header, the body itself tells two deliveries of one event from two events.
    eventId: typeof given === 'string' && given !== '' ? given.slice(0, 128) : hashOf(body),
    payload,
    hotelId: notedHotelId(payload),
    orderId: payload.payload.payment?.entity.order_id ?? null,
    gatewayPaymentId:
      payload.payload.payment?.entity.id ??
      payload.payload.refund?.entity.payment_id ??
      payload.payload.dispute?.entity.payment_id ??
      null,
  };
}
