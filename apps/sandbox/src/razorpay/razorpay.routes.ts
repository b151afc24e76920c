import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { openOrder, paymentsOf, refundNow, refundPayment, type RefundRefusal } from '../books.ts';
import type { SandboxSettings } from '../settings.ts';
import type { World } from '../world.ts';
import { orderEntity, paymentEntity, refundEntity } from './entities.ts';
import type { Webhooks } from './webhooks.ts';

const notes = z
  .record(z.string(), z.string().max(256))
  .refine((pairs) => Object.keys(pairs).length <= 15, 'at most 15 notes')
  .default({});
const orderRequest = z.object({
  amount: z.int().min(100),
  currency: z.string().regex(/^[A-Z]{3}$/),
  receipt: z.string().max(40),
  notes,
});
const refundRequest = z.object({
  amount: z.int().min(1).optional(),
  notes,
  receipt: z.string().max(40).optional(),
  speed: z.string().optional(),
});

/** The India gateway's REST API, as far as a merchant of ours uses it. */
export function razorpayRoutes(
  app: FastifyInstance,
  world: World,
  settings: SandboxSettings,
  webhooks: Webhooks,
): void {
  const books = world.razorpay;
  const basic = `Basic ${Buffer.from(`${settings.RAZORPAY_KEY_ID}:${settings.RAZORPAY_KEY_SECRET}`).toString('base64')}`;

  app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        if (world.conduct.gateway === 'down')
          return reply
            .code(503)
            .send({ error: { code: 'SERVER_ERROR', description: 'The sandbox was told to be down' } });
        if (request.headers.authorization !== basic) return refuse(reply, 401, 'Authentication failed');
      });

      api.post('/v1/orders', async (request, reply) => {
        const wanted = orderRequest.safeParse(request.body);
        if (!wanted.success)
          return refuse(reply, 400, wanted.error.issues[0]?.message ?? '', wanted.error.issues[0]?.path.join('.'));
        if ([...books.orders.values()].some((order) => order.receipt === wanted.data.receipt))
          return refuse(reply, 400, 'The receipt has already been used', 'receipt');
        return orderEntity(openOrder(books, wanted.data));
      });
      api.get<{ Querystring: { receipt?: string } }>('/v1/orders', (request) => {
        const found = [...books.orders.values()].filter(
          (order) => request.query.receipt === undefined || order.receipt === request.query.receipt,
        );
        return collection(found.map(orderEntity));
      });
      api.get<{ Params: { id: string } }>('/v1/orders/:id', (request, reply) => {
        const order = books.orders.get(request.params.id);
        return order === undefined ? refuse(reply, 400, 'The id provided does not exist') : orderEntity(order);
      });
      api.get<{ Params: { id: string } }>('/v1/orders/:id/payments', (request, reply) => {
        if (!books.orders.has(request.params.id)) return refuse(reply, 400, 'The id provided does not exist');
        return collection(paymentsOf(books, request.params.id).map((payment) => paymentEntity(books, payment)));
      });
      api.get<{ Params: { id: string } }>('/v1/payments/:id', (request, reply) => {
        const payment = books.payments.get(request.params.id);
        return payment === undefined
          ? refuse(reply, 400, 'The id provided does not exist')
          : paymentEntity(books, payment);
      });
      api.get<{ Params: { id: string; refundId: string } }>('/v1/payments/:id/refunds/:refundId', (request, reply) => {
        const refund = refundNow(books, request.params.refundId, world.conduct.refunds);
        return refund?.paymentId === request.params.id
          ? refundEntity(books, refund)
          : refuse(reply, 400, 'The id provided does not exist');
      });
      api.post<{ Params: { id: string } }>('/v1/payments/:id/refund', (request, reply) => {
        const payment = books.payments.get(request.params.id);
        if (payment === undefined) return refuse(reply, 400, 'The id provided does not exist');
        const wanted = refundRequest.safeParse(request.body ?? {});
        if (!wanted.success) return refuse(reply, 400, wanted.error.issues[0]?.message ?? '');
        const key = request.headers['x-refund-idempotency'];
        if (typeof key === 'string' && key.length < 10)
          return refuse(reply, 400, 'The idempotency key must be at least 10 characters');
        const made = refundPayment(
          books,
          payment,
          { amount: wanted.data.amount, key: typeof key === 'string' ? key : null, notes: wanted.data.notes },
          world.conduct.refunds,
        );
        if (typeof made === 'string') return refuse(reply, 400, refusals[made]);
        const payload = { refund: refundEntity(books, made), payment: paymentEntity(books, payment) };
        webhooks.send('refund.created', payload);
        if (made.status !== 'pending') webhooks.send(`refund.${made.status}`, payload);
        return refundEntity(books, made);
      });
    },
    { prefix: '/razorpay' },
  );
}

const refusals: Record<RefundRefusal, string> = {
  not_captured: 'The payment has not been captured',
  too_much: 'The total refund amount is greater than the refund payment amount',
  other_body: 'Different request body sent for the same Idempotency Header',
};

function refuse(reply: FastifyReply, status: number, description: string, field?: string): FastifyReply {
  return reply.code(status).send({
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      ...(field === undefined ? {} : { field }),
    },
  });
}

const collection = (items: readonly object[]): object => ({ entity: 'collection', count: items.length, items });
