import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { capturePayment, type CaptureRefusal } from '../gateway-account.ts';
import type { GatewayAccount } from '../state/gateway-books.ts';
import { amount, collection, notes, refuse, refuseBody, unknownId } from './answers.ts';
import { paymentEntity } from './entities.ts';
import { tellCaptured, type Webhooks } from './webhooks.ts';

type OfPayment = { Params: { id: string } };

const captureRequest = z.object({ amount, currency: z.string().default('INR') });
const captureRefusals: Record<CaptureRefusal, string> = {
  not_authorized: 'Only payments which have been authorized and not yet captured can be captured',
  captured_before: 'This payment has already been captured',
  other_amount: 'Capture amount must be equal to the amount authorized',
};

export function razorpayPaymentsRoutes(api: FastifyInstance, account: GatewayAccount, webhooks: Webhooks): void {
  api.get('/v1/payments', ({ query }) =>
    collection([...account.payments.values()], query, (payment) => paymentEntity(account, payment)),
  );
  api.get<OfPayment>('/v1/payments/:id', (request, reply) => {
    const payment = account.payments.get(request.params.id);
    return payment === undefined ? refuse(reply, 400, unknownId) : paymentEntity(account, payment);
  });
  api.patch<OfPayment>('/v1/payments/:id', (request, reply) => {
    const payment = account.payments.get(request.params.id);
    if (payment === undefined) return refuse(reply, 400, unknownId);
    const wanted = z.object({ notes }).safeParse(request.body);
    if (!wanted.success) return refuseBody(reply, wanted.error);
    payment.notes = wanted.data.notes;
    return paymentEntity(account, payment);
  });
  api.post<OfPayment>('/v1/payments/:id/capture', (request, reply) => {
    const payment = account.payments.get(request.params.id);
    const order = payment === undefined ? undefined : account.orders.get(payment.orderId);
    if (payment === undefined || order === undefined) return refuse(reply, 400, unknownId);
    const wanted = captureRequest.safeParse(request.body);
    if (!wanted.success) return refuseBody(reply, wanted.error);
    if (wanted.data.currency !== order.currency)
      return refuse(reply, 400, 'Payment currency should be the same as authorized currency', { field: 'currency' });
    const made = capturePayment(account, payment, wanted.data.amount);
    if (made !== 'captured')
      return refuse(reply, 400, captureRefusals[made], made === 'other_amount' ? { field: 'amount' } : {});
    tellCaptured(account, webhooks, order, payment);
    return paymentEntity(account, payment);
  });
}
