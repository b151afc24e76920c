import { z } from 'zod';
import type { PaymentMovements } from '../../../ledger/payment-account.types.ts';
import type { GatewayEvent } from '../gateway-webhook.ts';
import { razorpayDispute, razorpayRefund, toldDispute, toldRefund } from './razorpay-account.ts';
import { noteOf, razorpayNotes } from './razorpay-payment.ts';

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
    notes: razorpayNotes,
  }),
});
const refund = z.object({ entity: razorpayRefund });
const dispute = z.object({ entity: razorpayDispute });

/** The part of a webhook that is read; events of other kinds are taken and left alone. */
export const razorpayEvent = z.object({
  event: z.string(),
  payload: z.object({ payment: payment.optional(), refund: refund.optional(), dispute: dispute.optional() }),
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
  const [payment, refund, dispute] = [payload.payment?.entity, payload.refund?.entity, payload.dispute?.entity];
  switch (event) {
    case 'payment.captured':
    case 'order.paid':
      // A payment of unknown amount cannot be compared with the order, and a late event may tell of money given back
      // since: the reconciler asks the gateway.
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
    case 'refund.created':
    case 'refund.processed':
    case 'refund.failed':
      return refund === undefined
        ? null
        : ofAccount(refund.payment_id, payload, { refunds: [toldRefund(refund, event.split('.')[1])], disputes: [] });
    case 'payment.dispute.created':
    case 'payment.dispute.under_review':
    case 'payment.dispute.action_required':
    case 'payment.dispute.won':
    case 'payment.dispute.lost':
    case 'payment.dispute.closed':
      return dispute === undefined
        ? null
        : ofAccount(dispute.payment_id, payload, {
            refunds: [],
            disputes: [toldDispute(dispute, event.split('.')[2])],
          });
    default:
      return null;
  }
}

const ofAccount = (
  gatewayPaymentId: string,
  { payment }: RazorpayEvent['payload'],
  told: PaymentMovements,
): GatewayEvent => ({
  about: 'account',
  gatewayPaymentId,
  orderId: payment?.entity.order_id ?? null,
  told,
});

/** Whether an event tells of money that is captured whole. Versions that do not say so mean it. */
const isKept = ({ captured, amount_refunded: givenBack }: z.output<typeof payment>['entity']): boolean =>
  captured !== false && (givenBack ?? 0) === 0;
