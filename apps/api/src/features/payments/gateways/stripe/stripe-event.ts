import { z } from 'zod';
import type { PaymentMovements } from '../../../ledger/payment-account.types.ts';
import type { GatewayEvent } from '../gateway-webhook.ts';
import { stripeDispute, stripeNotes, stripeRefund, toldDispute, toldRefund } from './stripe-account.ts';
import { codeOf, stripeFailure } from './stripe-intent.ts';
import { currencyCode, fromStripe } from './stripe-money.ts';

/** What an event is about, as far as it is read; other events are taken and left alone. */
const about = z.object({
  id: z.string(),
  object: z.string(),
  amount: z.int().optional(),
  amount_received: z.int().optional(),
  currency: currencyCode.optional(),
  status: z.string().nullish(),
  latest_charge: z.string().nullish(),
  last_payment_error: stripeFailure.nullish(),
  charge: z.string().nullish(),
  payment_intent: z.string().nullish(),
  metadata: stripeNotes,
});

export const stripeEvent = z.object({
  id: z.string().min(1).max(128),
  object: z.literal('event'),
  type: z.string(),
  data: z.object({ object: about }),
});

export type StripeEvent = z.output<typeof stripeEvent>;

/** The hotel that the notes name: we put its number on every intent and refund; null where they are missing. */
export function notedHotelId({ data }: StripeEvent): number | null {
  const noted = data.object.metadata?.['hotel_id'] ?? '';
  return /^\d{1,9}$/.test(noted) ? Number(noted) : null;
}

/** The intent that an event is about, or null. */
export const intentIn = ({ data: { object } }: StripeEvent): string | null =>
  object.object === 'payment_intent' ? object.id : (object.payment_intent ?? null);

/** The charge that it is about, or null. */
export const chargeIn = ({ data: { object } }: StripeEvent): string | null =>
  object.object === 'payment_intent' ? (object.latest_charge ?? null) : (object.charge ?? null);

/** What the event says; null where the engine does not act on it. */
export function eventOfStripe(event: StripeEvent): GatewayEvent | null {
  const { object } = event.data;
  switch (event.type) {
    case 'payment_intent.succeeded':
      // A payment of unknown amount cannot be compared with the order: the reconciler asks the gateway.
      return object.latest_charge && object.amount_received !== undefined && object.currency !== undefined
        ? {
            about: 'payment',
            orderId: object.id,
            result: {
              kind: 'captured',
              gatewayPaymentId: object.latest_charge,
              gatewayTransactionId: null,
              amount: fromStripe(object.amount_received, object.currency),
              currency: object.currency,
            },
          }
        : null;
    case 'payment_intent.payment_failed':
      return failed(event, codeOf(object.last_payment_error ?? {}));
    case 'payment_intent.canceled':
      return failed(event, 'canceled');
    case 'payment_intent.amount_capturable_updated':
      return { about: 'hold', orderId: object.id };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const refund = stripeRefund.safeParse(object);
      return refund.success ? ofAccount(event, { refunds: [toldRefund(refund.data)], disputes: [] }) : null;
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const dispute = stripeDispute.safeParse(object);
      return dispute.success ? ofAccount(event, { refunds: [], disputes: [toldDispute(dispute.data)] }) : null;
    }
    case 'setup_intent.succeeded':
    case 'setup_intent.setup_failed':
      return { about: 'card', setupId: object.id };
    default:
      return null;
  }
}

function failed({ data: { object } }: StripeEvent, code: string): GatewayEvent {
  const gatewayPaymentId = object.last_payment_error?.charge ?? object.latest_charge ?? object.id;
  return { about: 'payment', orderId: object.id, result: { kind: 'failed', gatewayPaymentId, code } };
}

function ofAccount(event: StripeEvent, told: PaymentMovements): GatewayEvent | null {
  const gatewayPaymentId = chargeIn(event);
  return gatewayPaymentId === null ? null : { about: 'account', gatewayPaymentId, orderId: intentIn(event), told };
}
