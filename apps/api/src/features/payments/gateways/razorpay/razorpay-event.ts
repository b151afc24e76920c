import { z } from 'zod';
import type { GatewayEvent } from '../gateway-webhook.ts';

const notes = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).optional();
const payment = z.object({
  entity: z.object({
    id: z.string(),
    order_id: z.string().nullish(),
    amount: z.int().optional(),
    currency: z.string().optional(),
    captured: z.boolean().nullish(),
    amount_refunded: z.int().nullish(),
    error_code: z.string().nullish(),
    error_reason: z.string().nullish(),
    notes,
  }),
});
const refund = z.object({ entity: z.object({ id: z.string(), payment_id: z.string(), notes }) });

/** The part of a webhook that is read; events of other kinds are taken and left alone. */
export const razorpayEvent = z.object({
  event: z.string(),
  payload: z.object({ payment: payment.optional(), refund: refund.optional() }),
});

export type RazorpayEvent = z.output<typeof razorpayEvent>;

/** The hotel that an event's notes name: we put its number on every order and refund; null where they are missing. */
export function notedHotelId(event: RazorpayEvent): number | null {
  const noted =
    noteOf(event.payload.payment?.entity.notes, 'hotel_id') ?? noteOf(event.payload.refund?.entity.notes, 'hotel_id');
  return noted !== undefined && /^\d{1,9}$/.test(noted) ? Number(noted) : null;
}

/** What the event says; null where the engine does not act on it. */
export function eventOfRazorpay({ event, payload }: RazorpayEvent): GatewayEvent | null {
  const [payment, refund] = [payload.payment?.entity, payload.refund?.entity];
  switch (event) {
    case 'payment.captured':
    case 'order.paid':
      // Without its amount a payment cannot be held against what was asked, and an event that comes late may tell of
      // money given back since: the reconciler asks the gateway.
      return payment?.order_id && payment.amount !== undefined && payment.currency !== undefined && isKept(payment)
        ? {
            about: 'payment',
            orderId: payment.order_id,
            result: {
              kind: 'captured',
              gatewayPaymentId: payment.id,
              gatewayTransactionId: null,
              amount: payment.amount,
              currency: payment.currency,
            },
          }
        : null;
    case 'payment.failed':
      return payment?.order_id
        ? {
            about: 'payment',
            orderId: payment.order_id,
            result: {
              kind: 'failed',
              gatewayPaymentId: payment.id,
              code: payment.error_reason ?? payment.error_code ?? 'FAILED',
            },
          }
        : null;
    case 'refund.processed':
    case 'refund.failed': {
      const refundId = noteOf(refund?.notes, 'refund_id');
      if (refund === undefined || refundId === undefined) return null;
      return {
        about: 'refund',
        refundId,
        gatewayRefundId: refund.id,
        status: event === 'refund.processed' ? 'processed' : 'failed',
      };
    }
    default:
      return null;
  }
}

/** Whether an event tells of money that is captured whole. Versions that do not say so mean it. */
const isKept = ({ captured, amount_refunded: givenBack }: z.output<typeof payment>['entity']): boolean =>
  captured !== false && (givenBack ?? 0) === 0;

/** One of the notes we put on an order or refund; the gateway sends an empty list where there are none. */
function noteOf(found: z.output<typeof notes>, name: string): string | undefined {
  const value = found === undefined || Array.isArray(found) ? undefined : found[name];
  return typeof value === 'string' ? value : undefined;
}
