import { refundStates } from '@latchkey/booking-core/ledger';
import { z } from 'zod';
import type { Settings } from '../../../../settings.ts';
import { askGateway, type GatewayCall } from '../gateway-http.ts';
import {
  endedInOrder,
  type AskedMoney,
  type GatewayApi,
  type ListedPayment,
  type OrderOutcome,
  type Unavailable,
} from '../gateway-api.ts';
import { refundsBy } from '../refund-answer.ts';
import { checkedOrder } from '../checked-order.ts';
import { razorpayAccountOf } from './razorpay-account.ts';
import { noteOf, outcomeOfPayments, razorpayNotes, razorpayPayment as payment } from './razorpay-payment.ts';

const order = z.object({ id: z.string(), amount: z.int(), currency: z.string() });
const orders = z.object({ items: z.array(order) });
const payments = z.object({ items: z.array(payment) });
const listedPayments = z.object({ items: z.array(payment.extend({ notes: razorpayNotes })) });
/** The most that the gateway lists at once. */
const listed = 100;
const refund = z.object({ id: z.string(), status: z.enum(refundStates) });

/**
 * Orders capture what is authorised within three days by themselves, whatever the account's setting; the gateway
 * refunds uncaptured payments after five days.
 */
const automaticCapture = {
  capture: 'automatic',
  capture_options: { automatic_expiry_period: 3 * 24 * 60, manual_expiry_period: 5 * 24 * 60, refund_speed: 'normal' },
};

export interface RazorpayApi extends GatewayApi {
  /** How a payment of an order stands. One that is only authorised is captured, where it is of the money asked for. */
  capturePayment(
    of: { readonly orderId: string; readonly paymentId: string },
    asked: AskedMoney,
  ): Promise<OrderOutcome | Unavailable>;
}

/** The India gateway over its REST API. */
export function razorpayApi(
  settings: Pick<Settings, 'RAZORPAY_URL' | 'RAZORPAY_KEY_ID' | 'RAZORPAY_KEY_SECRET'>,
): RazorpayApi {
  const authorization = `Basic ${Buffer.from(`${settings.RAZORPAY_KEY_ID}:${settings.RAZORPAY_KEY_SECRET}`).toString('base64')}`;
  const call = (
    method: GatewayCall['method'],
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): GatewayCall => ({
    url: `${settings.RAZORPAY_URL}${path}`,
    method,
    headers: { authorization, ...headers },
    ...(body === undefined ? {} : { body }),
  });

  return {
    openOrder: async ({ receipt, amount, currency, notes }) => {
      const wanted = { receipt, amount, currency, notes, payment: automaticCapture };
      const made = await askGateway(call('POST', '/v1/orders', wanted), order);
      if (made.kind === 'answer') return checkedOrder(made.body, { amount, currency });
      if (made.kind === 'unavailable') return made;
      // Receipts are unique: a refusal may mean that this one was opened and its answer lost.
      const found = await askGateway(call('GET', `/v1/orders?receipt=${encodeURIComponent(receipt)}`), orders);
      const known = found.kind === 'answer' ? found.body.items[0] : undefined;
      return known === undefined
        ? { kind: 'unavailable', reason: `order refused: ${made.reason}` }
        : checkedOrder(known, { amount, currency });
    },
    outcomeOf: async (orderId) => {
      const found = await askGateway(call('GET', `/v1/orders/${encodeURIComponent(orderId)}/payments`), payments);
      if (found.kind === 'refused') return { kind: 'unavailable', reason: found.reason };
      return found.kind === 'unavailable' ? found : outcomeOfPayments(found.body.items);
    },
    endedOf: async (orderId) => {
      const found = await askGateway(
        call('GET', `/v1/orders/${encodeURIComponent(orderId)}/payments?count=100`),
        payments,
      );
      if (found.kind !== 'answer') return { kind: 'unavailable', reason: found.reason };
      const ended = found.body.items.map((item) => outcomeOfPayments([item])).filter(({ kind }) => kind !== 'open');
      return { kind: 'known', ended: endedInOrder(ended) };
    },
    paymentsSince: async (since, from) => {
      const skipped = Number(from ?? 0);
      const path = `/v1/payments?from=${Math.floor(since.getTime() / 1000)}&count=${listed}&skip=${skipped}`;
      const found = await askGateway(call('GET', path), listedPayments);
      if (found.kind !== 'answer') return { kind: 'unavailable', reason: found.reason };
      const { items } = found.body;
      return {
        kind: 'known',
        payments: items.flatMap(listedOf),
        next: items.length < listed ? null : String(skipped + items.length),
      };
    },
    capturePayment: async ({ orderId, paymentId }, asked) => {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}`;
      const found = await askGateway(call('GET', path), payment);
      if (found.kind !== 'answer') return { kind: 'unavailable', reason: found.reason };
      if (found.body.order_id !== orderId) return { kind: 'unavailable', reason: 'a payment of another order' };
      const isAsked = found.body.amount === asked.amount && found.body.currency === asked.currency;
      if (found.body.status !== 'authorized') return outcomeOfPayments([found.body]);
      // A payment of another amount is not captured: the gateway releases it.
      if (!isAsked) return { kind: 'failed', gatewayPaymentId: found.body.id, code: 'other_amount' };
      const captured = await askGateway(call('POST', `${path}/capture`, asked), payment);
      // A refusal may mean that it was captured in the meantime: the webhook and the reconciler tell.
      return captured.kind === 'answer'
        ? outcomeOfPayments([captured.body])
        : { kind: 'unavailable', reason: captured.reason };
    },
    accountOf: razorpayAccountOf((path) => call('GET', path)),
    ...refundsBy({
      schema: refund,
      read: (path) => call('GET', path),
      ask: ({ hotelId, refundId, gatewayPaymentId, amount }) =>
        call(
          'POST',
          `/v1/payments/${encodeURIComponent(gatewayPaymentId)}/refund`,
          { amount, receipt: refundId, notes: { hotel_id: String(hotelId), refund_id: refundId } },
          { 'x-refund-idempotency': refundId },
        ),
    }),
  };
}

/** A captured payment of an order; empty where it is not captured, or has gone back. */
function listedOf(item: z.output<typeof listedPayments>['items'][number]): ListedPayment[] {
  const captured = outcomeOfPayments([item]);
  const { order_id: orderId, notes } = item;
  if (captured.kind !== 'captured' || !orderId) return [];
  const noted = noteOf(notes, 'hotel_id');
  return [{ captured, orderId, hotelId: noted !== undefined && /^\d{1,9}$/.test(noted) ? Number(noted) : null }];
}
