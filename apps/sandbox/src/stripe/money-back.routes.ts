import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refundNow, refundPayment, type RefundRefusal } from '../gateway-account.ts';
import { leftOf } from '../gateway-disputes.ts';
import { newId } from '../ids.ts';
import type { GatewayPayment, GatewayRefund } from '../state/gateway-books.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { ofAccount, type StripeRequest } from './stripe-request.ts';
import { chargeEntity, disputeEntity, refundEntity } from './entities.ts';
import type { StripeEvents } from './events.ts';
import { amount, expand, flag, listed, metadata, optional, pageOf } from './parameters.ts';
import { badRequest, missing, refuse, wrongParameters, type Refusal } from './refusals.ts';

const refunded = z.strictObject({
  charge: optional,
  payment_intent: optional,
  amount: amount.optional(),
  metadata,
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  reverse_transfer: flag.optional(),
  refund_application_fee: flag.optional(),
  expand,
});

type OfId = { Params: { id: string } };

/** Charges as they stand, their refunds and their disputes. */
export function stripeMoneyBackRoutes(api: FastifyInstance, state: SandboxState, events: StripeEvents): void {
  const { stripe } = state;
  const { books } = stripe;
  /** How refunds of a charge end: by its test card, else as the scenario says. */
  const endOf = (chargeId: string): GatewayRefund['status'] => {
    const then = stripe.later.get(chargeId);
    return then === 'refunds_fail' ? 'failed' : then === 'refunds_wait' ? 'pending' : state.scenario.refunds;
  };
  const standing = (refund: GatewayRefund): GatewayRefund =>
    refundNow(books, refund.id, endOf(refund.paymentId)) ?? refund;
  const isSeen = (paymentId: string, request: StripeRequest): boolean =>
    ofAccount(stripe, books.payments.get(paymentId)?.orderId ?? '', request);
  const isOf = (
    paymentId: string,
    { charge, payment_intent: intent }: { charge?: string | undefined; payment_intent?: string | undefined },
  ): boolean =>
    (charge === undefined || charge === paymentId) &&
    (intent === undefined || books.payments.get(paymentId)?.orderId === intent);

  api.get<OfId>('/charges/:id', (request, reply) => {
    const charge = books.payments.get(request.params.id);
    return charge === undefined || !isSeen(charge.id, request)
      ? refuse(reply, missing('charge', request.params.id))
      : chargeEntity(stripe, charge);
  });
  api.get('/charges', (request, reply) => {
    const wanted = listed.safeParse(request.query);
    if (!wanted.success) return refuse(reply, wrongParameters(wanted.error));
    const all = [...books.payments.values()].filter(({ id }) => isSeen(id, request) && isOf(id, wanted.data));
    return pageOf(all, wanted.data, '/v1/charges', (charge) => chargeEntity(stripe, charge));
  });

  api.post('/refunds', (request, reply) => {
    const wanted = refunded.safeParse(request.body);
    if (!wanted.success) return refuse(reply, wrongParameters(wanted.error));
    const { data } = wanted;
    const charge = chargeOf(data);
    if (charge === undefined || !isSeen(charge.id, request))
      return refuse(
        reply,
        missing(data.charge === undefined ? 'payment_intent' : 'charge', data.charge ?? data.payment_intent ?? ''),
      );
    const destination = stripe.intents.get(charge.orderId)?.destination ?? null;
    if (data.reverse_transfer === true && destination === null)
      return refuse(reply, badRequest('This charge has no transfer to reverse.', { param: 'reverse_transfer' }));
    const asked = { amount: data.amount, key: null, request: '', receipt: null, speed: 'normal', notes: data.metadata };
    const made = refundPayment(books, charge, asked, endOf(charge.id), newId('re', 24));
    if (typeof made === 'string') return refuse(reply, refusalOf(made, charge, data.amount ?? 0));
    events.refund(made);
    return refundEntity(stripe, made);
  });
  api.get<OfId>('/refunds/:id', (request, reply) => {
    const refund = books.refunds.get(request.params.id);
    return refund === undefined || !isSeen(refund.paymentId, request)
      ? refuse(reply, missing('refund', request.params.id))
      : refundEntity(stripe, standing(refund));
  });
  api.get('/refunds', (request, reply) => {
    const wanted = listed.safeParse(request.query);
    if (!wanted.success) return refuse(reply, wrongParameters(wanted.error));
    const all = [...books.refunds.values()].filter(
      ({ paymentId }) => isSeen(paymentId, request) && isOf(paymentId, wanted.data),
    );
    return pageOf(all, wanted.data, '/v1/refunds', (refund) => refundEntity(stripe, standing(refund)));
  });

  api.get<OfId>('/disputes/:id', (request, reply) => {
    const dispute = books.disputes.get(request.params.id);
    return dispute === undefined
      ? refuse(reply, missing('dispute', request.params.id))
      : disputeEntity(stripe, dispute);
  });
  api.get('/disputes', (request, reply) => {
    const wanted = listed.safeParse(request.query);
    if (!wanted.success) return refuse(reply, wrongParameters(wanted.error));
    const all = [...books.disputes.values()].filter(
      ({ paymentId }) => isSeen(paymentId, request) && isOf(paymentId, wanted.data),
    );
    return pageOf(all, wanted.data, '/v1/disputes', (dispute) => disputeEntity(stripe, dispute));
  });

  const chargeOf = ({ charge, payment_intent: intent }: z.output<typeof refunded>): GatewayPayment | undefined =>
    charge === undefined
      ? [...books.payments.values()].findLast(({ orderId }) => orderId === intent)
      : books.payments.get(charge);

  const refusalOf = (why: RefundRefusal, charge: GatewayPayment, asked: number): Refusal => {
    switch (why) {
      case 'refunded_before':
        return badRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
      case 'disputed':
        return badRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
          code: 'charge_disputed',
        });
      case 'too_much':
        return badRequest(
          `Refund amount (${asked}) is greater than unrefunded amount on charge (${leftOf(books, charge)})`,
          { param: 'amount' },
        );
      case 'not_captured':
      case 'other_body':
        return badRequest(`The PaymentIntent ${charge.orderId} does not have a successful charge to refund.`, {
          code: 'payment_intent_unexpected_state',
        });
    }
  };
}
