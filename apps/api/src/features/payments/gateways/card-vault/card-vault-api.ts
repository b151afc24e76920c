import { disputeStates, refundStates } from '@latchkey/booking-core/ledger';
import { z } from 'zod';
import type { Settings } from '../../../../settings.ts';
import { askGateway, type GatewayCall } from '../gateway-http.ts';
import { endedInOrder, type GatewayApi } from '../gateway-api.ts';
import { refundsBy } from '../refund-answer.ts';
import { checkedOrder } from '../checked-order.ts';

const order = z.object({ orderId: z.string(), amount: z.int(), currency: z.string() });
const orderState = z.discriminatedUnion('status', [
  z.object({ status: z.literal('open') }),
  z.object({
    status: z.literal('paid'),
    paymentId: z.string(),
    transactionId: z.string().optional(),
    amount: z.int(),
    currency: z.string(),
  }),
  z.object({ status: z.literal('failed'), paymentId: z.string(), code: z.string() }),
]);
const account = z.object({
  amount: z.int(),
  refunds: z.array(
    z.object({
      refundId: z.string(),
      reference: z.string().nullable(),
      amount: z.int(),
      status: z.enum(refundStates),
    }),
  ),
  disputes: z.array(z.object({ disputeId: z.string(), amount: z.int(), status: z.enum(disputeStates) })),
});
const refund = z
  .object({ refundId: z.string(), status: z.enum(refundStates) })
  .transform(({ refundId, status }) => ({ id: refundId, status }));

/** The card-vaulting provider. No public interface of such a provider has the shape we need, so this one is ours. */
export function cardVaultApi(settings: Pick<Settings, 'CARD_VAULT_URL' | 'CARD_VAULT_SECRET'>): GatewayApi {
  const call = (method: GatewayCall['method'], path: string, body?: object): GatewayCall => ({
    url: `${settings.CARD_VAULT_URL}${path}`,
    method,
    headers: { authorization: `Bearer ${settings.CARD_VAULT_SECRET}` },
    ...(body === undefined ? {} : { body }),
  });

  const outcomeOf: GatewayApi['outcomeOf'] = async (orderId) => {
    const found = await askGateway(call('GET', `/v1/orders/${encodeURIComponent(orderId)}`), orderState);
    if (found.kind !== 'answer') return { kind: 'unavailable', reason: found.reason };
    switch (found.body.status) {
      case 'open':
        return { kind: 'open' };
      case 'paid':
        return {
          kind: 'captured',
          gatewayPaymentId: found.body.paymentId,
          gatewayTransactionId: found.body.transactionId ?? null,
          amount: found.body.amount,
          currency: found.body.currency,
        };
      case 'failed':
        return { kind: 'failed', gatewayPaymentId: found.body.paymentId, code: found.body.code };
    }
  };

  return {
    outcomeOf,
    // The provider reports one payment per order, because an order can be paid once.
    endedOf: async (orderId) => {
      const outcome = await outcomeOf(orderId);
      return outcome.kind === 'unavailable' ? outcome : { kind: 'known', ended: endedInOrder([outcome]) };
    },
    openOrder: async ({ receipt, amount, currency, notes }) => {
      const made = await askGateway(call('POST', '/v1/orders', { reference: receipt, amount, currency, notes }), order);
      if (made.kind === 'answer') return checkedOrder({ ...made.body, id: made.body.orderId }, { amount, currency });
      return made.kind === 'unavailable' ? made : { kind: 'unavailable', reason: `order refused: ${made.reason}` };
    },
    paymentsSince: async () => ({ kind: 'not_offered' }),
    accountOf: async ({ gatewayPaymentId }) => {
      const found = await askGateway(call('GET', `/v1/payments/${encodeURIComponent(gatewayPaymentId)}`), account);
      if (found.kind !== 'answer') return { kind: 'unavailable', reason: found.reason };
      const { amount: captured, refunds, disputes } = found.body;
      return {
        kind: 'known',
        captured,
        givenBack: refunds.reduce((sum, { amount, status }) => (status === 'failed' ? sum : sum + amount), 0),
        refunds: refunds.map(({ refundId, reference, ...rest }) => ({
          ...rest,
          gatewayRefundId: refundId,
          refundId: reference,
        })),
        disputes: disputes.map(({ disputeId, ...rest }) => ({ ...rest, gatewayDisputeId: disputeId })),
      };
    },
    ...refundsBy({
      schema: refund,
      read: (path) => call('GET', path),
      ask: ({ refundId, gatewayPaymentId, amount }) =>
        call('POST', `/v1/payments/${encodeURIComponent(gatewayPaymentId)}/refunds`, { reference: refundId, amount }),
    }),
  };
}
