import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refundNow, refundPayment, type RefundRefusal } from '../gateway-account.ts';
import type { GatewayAccount, GatewayRefund } from '../state/gateway-books.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { amount, collection, notApplicable, notes, refuse, refuseBody, unknownId } from './answers.ts';
import { refundEntity } from './entities.ts';
import { tellRefund, type Webhooks } from './webhooks.ts';

const refundRequest = z.object({
  amount: amount.optional(),
  notes: notes.default({}),
  receipt: z.string().max(40).nullish(),
  speed: z.enum(['normal', 'optimum']).default('normal'),
});
const refundRefusals: Record<RefundRefusal, string> = {
  not_captured: 'The payment status should be captured for action to be taken',
  disputed: 'Refunds are not allowed on a payment that is under dispute',
  refunded_before: 'The payment has been fully refunded already',
  too_much: 'The total refund amount is greater than the refund payment amount',
  other_body: 'Different request with the same idempotency key has already been processed.',
};
const becauseOf: Partial<Record<RefundRefusal, Parameters<typeof refuse>[3]>> = {
  too_much: { field: 'amount' },
  other_body: notApplicable,
};

type OfPayment = { Params: { id: string } };

export function razorpayRefundsRoutes(
  api: FastifyInstance,
  account: GatewayAccount,
  state: Pick<SandboxState, 'scenario'>,
  webhooks: Webhooks,
): void {
  const entity = (refund: GatewayRefund): object => refundEntity(account, refund);
  const now = (refundId: string): GatewayRefund | undefined => refundNow(account, refundId, state.scenario.refunds);

  api.get('/v1/refunds', ({ query }) => collection([...account.refunds.values()], query, entity));
  api.get<OfPayment>('/v1/refunds/:id', (request, reply) => {
    const refund = now(request.params.id);
    return refund === undefined ? refuse(reply, 400, unknownId) : entity(refund);
  });
  api.get<OfPayment>('/v1/payments/:id/refunds', (request, reply) => {
    if (!account.payments.has(request.params.id)) return refuse(reply, 400, unknownId);
    const all = [...account.refunds.values()].filter(({ paymentId }) => paymentId === request.params.id);
    return collection(
      all.map(({ id, ...refund }) => now(id) ?? { id, ...refund }),
      request.query,
      entity,
    );
  });
  api.get<{ Params: { id: string; refundId: string } }>('/v1/payments/:id/refunds/:refundId', (request, reply) => {
    const refund = now(request.params.refundId);
    return refund?.paymentId === request.params.id ? entity(refund) : refuse(reply, 400, unknownId);
  });
  api.post<OfPayment>('/v1/payments/:id/refund', (request, reply) => {
    const payment = account.payments.get(request.params.id);
    if (payment === undefined) return refuse(reply, 400, unknownId);
    const wanted = refundRequest.safeParse(request.body ?? {});
    if (!wanted.success) return refuseBody(reply, wanted.error);
    const key = request.headers['x-refund-idempotency'];
    if (typeof key === 'string' && key.length < 10)
      return refuse(reply, 400, 'The idempotency key must be at least 10 characters');
    const made = refundPayment(
      account,
      payment,
      {
        ...wanted.data,
        amount: wanted.data.amount,
        receipt: wanted.data.receipt ?? null,
        key: typeof key === 'string' ? key : null,
        request: JSON.stringify(wanted.data),
      },
      state.scenario.refunds,
    );
    if (typeof made === 'string') return refuse(reply, 400, refundRefusals[made], becauseOf[made]);
    tellRefund(account, webhooks, payment, made);
    return entity(made);
  });
}
