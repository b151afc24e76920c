import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { attemptPayment, openOrder, paymentsOfOrder, refundNow, refundPayment } from '../gateway-account.ts';
import { disputesOf } from '../gateway-disputes.ts';
import type { SandboxSettings } from '../settings.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { CardVaultEvents } from './events.ts';

const orderRequest = z.object({
  reference: z.string().max(64),
  amount: z.int().min(1),
  currency: z.string().regex(/^[A-Z]{3}$/),
  notes: z.record(z.string(), z.string()).default({}),
});
const refundRequest = z.object({ reference: z.string().min(10).max(64), amount: z.int().min(1) });
const payRequest = z.object({
  orderId: z.string(),
  vendorKey: z.string(),
  succeeds: z.boolean(),
  reason: z.string().max(60).default(''),
});
const declined = { code: 'card_declined', description: 'The card was declined.' };

/**
 * The card-vaulting provider. REST for the merchant's server (bearer secret), and what its frame's buttons do. Opening an
 * order of a reference again answers the same order.
 */
export function cardVaultRoutes(
  app: FastifyInstance,
  state: SandboxState,
  settings: SandboxSettings,
  events: CardVaultEvents,
): void {
  const account = state.cardVault;

  app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        if (state.scenario.gateway === 'down') return reply.code(503).send({ code: 'down' });
        if (request.headers.authorization !== `Bearer ${settings.CARD_VAULT_SECRET}`)
          return reply.code(401).send({ code: 'unauthorized' });
      });
      api.post('/orders', async (request, reply) => {
        const wanted = orderRequest.safeParse(request.body);
        if (!wanted.success)
          return reply.code(400).send({ code: 'bad_request', field: wanted.error.issues[0]?.path.join('.') });
        const { reference, ...order } = wanted.data;
        const known = [...account.orders.values()].find((one) => one.receipt === reference);
        const { id, amount, currency } =
          known ?? openOrder(account, { ...order, receipt: reference, isPartial: false, capture: 'automatic' });
        return { orderId: id, amount, currency };
      });
      api.get<{ Params: { id: string } }>('/orders/:id', async (request, reply) => {
        const order = account.orders.get(request.params.id);
        if (order === undefined) return reply.code(404).send({ code: 'not_found' });
        const { amount, currency } = order;
        const payments = paymentsOfOrder(account, request.params.id);
        const paid = payments.find((payment) => payment.status === 'captured');
        const failed = payments.at(-1);
        if (paid !== undefined)
          return { status: 'paid', paymentId: paid.id, transactionId: paid.transactionId, amount, currency };
        return failed === undefined
          ? { status: 'open', amount, currency }
          : { status: 'failed', paymentId: failed.id, code: failed.reason ?? declined.code };
      });
      api.get<{ Params: { id: string } }>(
        '/payments/:id',
        async (request, reply) =>
          accountOfPayment(state, request.params.id) ?? reply.code(404).send({ code: 'not_found' }),
      );
      api.post<{ Params: { id: string } }>('/payments/:id/refunds', async (request, reply) => {
        const payment = account.payments.get(request.params.id);
        const wanted = refundRequest.safeParse(request.body);
        if (payment === undefined || !wanted.success)
          return reply.code(payment === undefined ? 404 : 400).send({ code: 'bad_request' });
        const made = refundPayment(
          account,
          payment,
          {
            amount: wanted.data.amount,
            key: wanted.data.reference,
            request: JSON.stringify(wanted.data),
            receipt: null,
            speed: 'normal',
            notes: {},
          },
          state.scenario.refunds,
        );
        if (typeof made === 'string') return reply.code(400).send({ code: made });
        events.refund(payment, made);
        return { refundId: made.id, status: made.status };
      });
      api.get<{ Params: { id: string; refundId: string } }>(
        '/payments/:id/refunds/:refundId',
        async (request, reply) => {
          const refund = refundNow(account, request.params.refundId, state.scenario.refunds);
          return refund?.paymentId === request.params.id
            ? { refundId: refund.id, status: refund.status }
            : reply.code(404).send({ code: 'not_found' });
        },
      );
    },
    { prefix: '/card-vault/v1' },
  );

  app.post('/card-vault/frame/pay', async (request, reply) => {
    const wanted = payRequest.safeParse(request.body);
    const order = wanted.success ? account.orders.get(wanted.data.orderId) : undefined;
    if (!wanted.success || order === undefined || wanted.data.vendorKey !== settings.CARD_VAULT_VENDOR_KEY)
      return reply.code(400).send({ code: 'unknown_order', description: 'No such order.' });
    const usual = state.scenario.reason === 'usual' ? declined.code : state.scenario.reason;
    const code = wanted.data.reason === '' ? usual : wanted.data.reason;
    const payment = attemptPayment(account, order, wanted.data.succeeds ? 'captured' : 'failed', {
      notes: order.notes,
      reason: code,
    });
    if (payment === 'already_paid')
      return reply.code(400).send({ code: 'already_paid', description: 'This order is paid.' });
    events.payment(order, payment, code);
    if (payment.status === 'failed') return { kind: 'failed', error: { ...declined, code } };
    return state.scenario.callback === 'lost'
      ? { kind: 'lost' }
      : { kind: 'paid', response: { paymentId: payment.id, transactionId: payment.transactionId, orderId: order.id } };
  });
}

/** A captured payment with all its refunds and disputes. */
function accountOfPayment({ cardVault: account, scenario }: SandboxState, id: string): object | undefined {
  const payment = account.payments.get(id);
  const order = payment === undefined ? undefined : account.orders.get(payment.orderId);
  if (payment === undefined || order === undefined) return undefined;
  const refunds = [...account.refunds.values()].filter(({ paymentId }) => paymentId === id);
  return {
    paymentId: id,
    amount: payment.status === 'captured' ? order.amount : 0,
    currency: order.currency,
    refunds: refunds.map((refund) => {
      const { id: refundId, key, amount, status } = refundNow(account, refund.id, scenario.refunds) ?? refund;
      return { refundId, reference: key, amount, status };
    }),
    disputes: disputesOf(account, id).map(({ id: disputeId, amount, status }) => ({
      disputeId,
      amount,
      status: status === 'under_review' ? 'open' : status,
    })),
  };
}
