import { z } from 'zod';
import type { Settings } from '../../../../settings.ts';
import { askGateway, type GatewayCall } from '../gateway-http.ts';
import type { GatewayApi, OrderOutcome } from '../gateway-api.ts';

const order = z.object({ id: z.string() });
const orders = z.object({ items: z.array(order) });
const payments = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
      error_code: z.string().nullish(),
    }),
  ),
});
const refund = z.object({ id: z.string(), status: z.enum(['pending', 'processed', 'failed']) });

/** The India gateway over its REST API. */
export function razorpayApi(
  settings: Pick<Settings, 'RAZORPAY_URL' | 'RAZORPAY_KEY_ID' | 'RAZORPAY_KEY_SECRET'>,
): GatewayApi {
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
      const made = await askGateway(call('POST', '/v1/orders', { receipt, amount, currency, notes }), order);
      if (made.kind === 'answer') return { kind: 'opened', orderId: made.body.id };
      if (made.kind === 'unavailable') return made;
      // Receipts are unique: a refusal may mean that this one was opened and its answer lost.
      const found = await askGateway(call('GET', `/v1/orders?receipt=${encodeURIComponent(receipt)}`), orders);
      const known = found.kind === 'answer' ? found.body.items[0] : undefined;
      return known === undefined
        ? { kind: 'unavailable', reason: `order refused: ${made.reason}` }
        : { kind: 'opened', orderId: known.id };
    },
    outcomeOf: async (orderId) => {
      const found = await askGateway(call('GET', `/v1/orders/${encodeURIComponent(orderId)}/payments`), payments);
      if (found.kind === 'refused') return { kind: 'unavailable', reason: found.reason };
      return found.kind === 'unavailable' ? found : outcomeOfPayments(found.body.items);
    },
    refund: async ({ hotelId, refundId, gatewayPaymentId, amount }) => {
      const made = await askGateway(
        call(
          'POST',
          `/v1/payments/${encodeURIComponent(gatewayPaymentId)}/refund`,
          { amount, receipt: refundId, notes: { hotel_id: String(hotelId), refund_id: refundId } },
          { 'x-refund-idempotency': refundId },
        ),
        refund,
      );
      return made.kind === 'answer'
        ? { kind: made.body.status, gatewayRefundId: made.body.id }
        : made.kind === 'refused'
          ? { kind: 'refused', reason: made.reason }
          : made;
    },
    refundState: async ({ gatewayPaymentId, gatewayRefundId }) => {
      const path = `/v1/payments/${encodeURIComponent(gatewayPaymentId)}/refunds/${encodeURIComponent(gatewayRefundId)}`;
      const found = await askGateway(call('GET', path), refund);
      return found.kind === 'answer'
        ? { kind: found.body.status, gatewayRefundId: found.body.id }
        : { kind: 'unavailable', reason: found.reason };
    },
  };
}

function outcomeOfPayments(items: z.output<typeof payments>['items']): OrderOutcome {
  const captured = items.find((payment) => payment.status === 'captured' || payment.status === 'refunded');
  if (captured !== undefined) return { kind: 'captured', gatewayPaymentId: captured.id, gatewayTransactionId: null };
  const failed = items.find((payment) => payment.status === 'failed');
  return failed === undefined || items.some((payment) => payment.status !== 'failed')
    ? { kind: 'open' }
    : { kind: 'failed', gatewayPaymentId: failed.id, code: failed.error_code ?? 'FAILED' };
}
