import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { attemptPayment, revive } from '../gateway-account.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { failure, paymentEntity } from './entities.ts';
import type { Merchant } from './merchants.ts';
import { tellCaptured } from './webhooks.ts';

const payRequest = z.object({ orderId: z.string(), succeeds: z.boolean(), reason: z.string().max(60).default('') });

/** Behind the gateway's popup: what its buttons do. */
export function razorpayCheckoutRoutes(
  app: FastifyInstance,
  state: SandboxState,
  merchants: readonly Merchant[],
): void {
  app.post('/razorpay/checkout/pay', async (request, reply) => {
    const wanted = payRequest.safeParse(request.body);
    const orderId = wanted.success ? wanted.data.orderId : '';
    const merchant = merchants.find(({ account }) => account.orders.has(orderId));
    const order = merchant?.account.orders.get(orderId);
    if (!wanted.success || merchant === undefined || order === undefined)
      return reply.code(400).send({ error: { ...failure, description: 'The id provided does not exist' } });
    const { account, webhooks, keySecret } = merchant;
    const isCaptured = order.capture === 'automatic' && state.scenario.capture === 'at_once';
    const result = wanted.data.succeeds ? (isCaptured ? 'captured' : 'authorized') : 'failed';
    const usual = state.scenario.reason === 'usual' ? failure.reason : state.scenario.reason;
    const reason = wanted.data.reason === '' ? usual : wanted.data.reason;
    const payment = attemptPayment(account, order, result, { notes: order.notes, reason });
    if (payment === 'already_paid')
      return reply.code(400).send({ error: { ...failure, description: 'Payment already done for this order.' } });
    if (payment.status === 'failed') {
      webhooks.send('payment.failed', { payment: paymentEntity(account, payment) });
      return {
        kind: 'failed',
        error: { ...failure, reason, metadata: { order_id: order.id, payment_id: payment.id } },
      };
    }
    webhooks.send('payment.authorized', { payment: paymentEntity(account, { ...payment, status: 'authorized' }) });
    if (payment.status === 'captured') tellCaptured(account, webhooks, order, payment);
    if (state.scenario.callback === 'lost') return { kind: 'lost' };
    const razorpay_signature = createHmac('sha256', keySecret).update(`${order.id}|${payment.id}`).digest('hex');
    return {
      kind: 'paid',
      response: { razorpay_payment_id: payment.id, razorpay_order_id: order.id, razorpay_signature },
    };
  });

  app.post<{ Params: { paymentId: string } }>('/control/revive/:paymentId', async (request, reply) => {
    const merchant = merchants.find(({ account }) => account.payments.has(request.params.paymentId));
    const payment = merchant?.account.payments.get(request.params.paymentId);
    const order = merchant?.account.orders.get(payment?.orderId ?? '');
    if (merchant === undefined || payment === undefined || order === undefined)
      return reply.code(409).send({ code: 'not_revived' });
    const { account, webhooks } = merchant;
    if (revive(account, payment) === 'already_paid') return reply.code(409).send({ code: 'not_revived' });
    tellCaptured(account, webhooks, order, payment);
    return { code: 'revived' };
  });
}
