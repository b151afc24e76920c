import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { openOrder, paymentsOfOrder } from '../gateway-account.ts';
import type { GatewayAccount, GatewayOrder } from '../state/gateway-books.ts';
import { amount, collection, notes, refuse, refuseBody, unknownId } from './answers.ts';
import { orderEntity, paymentEntity } from './entities.ts';

const currencies = new Set(Intl.supportedValuesOf('currency').filter((code) => !code.startsWith('X')));

const flag = z.union([z.boolean(), z.literal([0, 1])]).transform(Boolean);
const orderRequest = z.object({
  amount,
  currency: z.string().refine((code) => currencies.has(code), 'The currency is not supported.'),
  receipt: z.string().max(40, 'The receipt may not be greater than 40 characters.').nullish(),
  notes: notes.default({}),
  partial_payment: flag.default(false),
  /** The older form of `payment.capture`. */
  payment_capture: flag.optional(),
  payment: z.object({ capture: z.enum(['automatic', 'manual']) }).optional(),
});

type OfOrder = { Params: { id: string } };

export function razorpayOrdersRoutes(api: FastifyInstance, account: GatewayAccount): void {
  api.post('/v1/orders', (request, reply) => {
    const wanted = orderRequest.safeParse(request.body);
    if (!wanted.success) return refuseBody(reply, wanted.error);
    const { receipt = null, payment, payment_capture: isCaptured = true, partial_payment: isPartial } = wanted.data;
    if (receipt !== null && [...account.orders.values()].some((order) => order.receipt === receipt))
      return refuse(reply, 400, 'Order receipt should be unique.', { field: 'receipt' });
    const capture: GatewayOrder['capture'] = payment?.capture ?? (isCaptured ? 'automatic' : 'manual');
    return orderEntity(openOrder(account, { ...wanted.data, receipt, isPartial, capture }));
  });
  api.get<{ Querystring: { receipt?: string } }>('/v1/orders', ({ query }) => {
    const found = [...account.orders.values()].filter(
      (order) => query.receipt === undefined || order.receipt === query.receipt,
    );
    return collection(found, query, orderEntity);
  });
  api.get<OfOrder>('/v1/orders/:id', (request, reply) => {
    const order = account.orders.get(request.params.id);
    return order === undefined ? refuse(reply, 400, unknownId) : orderEntity(order);
  });
  api.patch<OfOrder>('/v1/orders/:id', (request, reply) => {
    const order = account.orders.get(request.params.id);
    if (order === undefined) return refuse(reply, 400, unknownId);
    const wanted = z.object({ notes }).safeParse(request.body);
    if (!wanted.success) return refuseBody(reply, wanted.error);
    order.notes = wanted.data.notes;
    return orderEntity(order);
  });
  api.get<OfOrder>('/v1/orders/:id/payments', (request, reply) =>
    account.orders.has(request.params.id)
      ? collection(paymentsOfOrder(account, request.params.id), { count: 100 }, (payment) =>
          paymentEntity(account, payment),
        )
      : refuse(reply, 400, unknownId),
  );
}
