import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { openOrder } from '../gateway-account.ts';
import { newId } from '../ids.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { Attempts } from './attempts.ts';
import { isPublishable, ofAccount, type StripeRequest } from './stripe-request.ts';
import { intentEntity } from './entities.ts';
import type { StripeEvents } from './events.ts';
import { confirmFields, methodInRequest, methodFields } from './method-in-request.ts';
import { whyNotCharged } from './stored-methods.ts';
import {
  automaticMethods,
  canceled,
  amount,
  currency,
  expand,
  flag,
  listed,
  metadata,
  optional,
  pageOf,
  retrieved,
} from './parameters.ts';
import { badRequest, missing, refuse, wrongParameters, type Refusal } from './refusals.ts';

const created = z.strictObject({
  amount,
  currency,
  metadata,
  description: optional,
  receipt_email: optional,
  statement_descriptor_suffix: optional,
  automatic_payment_methods: automaticMethods,
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).default('automatic_async'),
  transfer_data: z.strictObject({ destination: z.string() }).optional(),
  on_behalf_of: optional,
  application_fee_amount: amount.optional(),
  confirm: flag.default(false),
  customer: optional,
  off_session: flag.optional(),
  ...methodFields,
});
const confirmed = z.strictObject({ ...confirmFields, off_session: flag.optional() });
const captured = z.strictObject({ amount_to_capture: amount.optional(), expand });

type OfId = { Params: { id: string } };

export function stripeIntentsRoutes(
  api: FastifyInstance,
  state: SandboxState,
  attempts: Attempts,
  events: StripeEvents,
): void {
  const { stripe } = state;
  const answer = (reply: FastifyReply, id: string, refusal: Refusal | null, wanted?: readonly string[]): unknown =>
    refusal === null ? intentEntity(stripe, id, wanted) : refuse(reply, refusal);

  api.post('/payment_intents', (request: StripeRequest, reply) => {
    const wanted = created.safeParse(request.body);
    if (!wanted.success) return refuse(reply, wrongParameters(wanted.error));
    const { data } = wanted;
    const refusal = whyNotOpened(state, data);
    if (refusal !== null) return refuse(reply, refusal);
    const id = newId('pi', 24);
    const capture = data.capture_method === 'manual' ? 'manual' : 'automatic';
    const paid = { amount: data.amount, currency: data.currency.toUpperCase(), notes: data.metadata };
    openOrder(stripe.books, { ...paid, receipt: null, isPartial: false, capture }, id);
    stripe.intents.set(id, {
      clientSecret: `${newId(`${id}_secret`, 25)}`,
      account: request.headers['stripe-account']?.toString() ?? null,
      destination: data.transfer_data?.destination ?? null,
      onBehalfOf: data.on_behalf_of ?? null,
      fee: data.application_fee_amount ?? null,
      customer: data.customer ?? null,
      description: data.description ?? null,
      receiptEmail: data.receipt_email ?? null,
      mayRedirect: data.automatic_payment_methods?.allow_redirects !== 'never',
      status: 'requires_payment_method',
      methodId: null,
      returnUrl: data.return_url ?? null,
      lastError: null,
      canceledAt: null,
      cancellationReason: null,
      isAlone: false,
    });
    events.intent('created', id);
    return answer(reply, id, data.confirm ? confirm(id, data) : null, data.expand);
  });
  api.get('/payment_intents', (request: StripeRequest, reply) => {
    const wanted = listed.safeParse(request.query);
    if (!wanted.success) return refuse(reply, wrongParameters(wanted.error));
    const all = [...stripe.books.orders.values()].filter(({ id }) => ofAccount(stripe, id, request));
    return pageOf(all, wanted.data, '/v1/payment_intents', ({ id }) => intentEntity(stripe, id));
  });
  api.get<OfId>('/payment_intents/:id', (request, reply) => {
    const wanted = retrieved.safeParse(request.query);
    if (!wanted.success) return refuse(reply, wrongParameters(wanted.error));
    const refusal = whyNotFound(request, wanted.data.client_secret);
    return answer(reply, request.params.id, refusal, wanted.data.expand);
  });
  api.post<OfId>('/payment_intents/:id/confirm', (request, reply) => {
    const wanted = confirmed.safeParse(request.body);
    if (!wanted.success) return refuse(reply, wrongParameters(wanted.error));
    const { id } = request.params;
    const refusal = whyNotFound(request, wanted.data.client_secret) ?? confirm(id, wanted.data);
    return answer(reply, id, refusal, wanted.data.expand);
  });
  api.post<OfId>('/payment_intents/:id/capture', (request, reply) => {
    const wanted = captured.safeParse(request.body);
    if (!wanted.success) return refuse(reply, wrongParameters(wanted.error));
    const { id } = request.params;
    const refusal =
      whyNotFound(request) ??
      (stripe.intents.get(id)?.status === 'processing'
        ? badRequest('This PaymentIntent could not be captured because it has a status of processing.', {
            code: 'payment_intent_unexpected_state',
          })
        : attempts.take(id, wanted.data.amount_to_capture));
    return answer(reply, id, refusal, wanted.data.expand);
  });
  api.post<OfId>('/payment_intents/:id/cancel', (request, reply) => {
    const wanted = canceled.safeParse(request.body);
    if (!wanted.success) return refuse(reply, wrongParameters(wanted.error));
    const { id } = request.params;
    const refusal = whyNotFound(request) ?? attempts.cancel(id, wanted.data.cancellation_reason ?? null);
    return answer(reply, id, refusal, wanted.data.expand);
  });

  const confirm = (id: string, asked: z.output<typeof confirmed>): Refusal | null => {
    const found = methodInRequest(stripe, asked, 'PaymentIntent');
    if ('status' in found) return found;
    const intent = stripe.intents.get(id);
    return (
      whyNotCharged(stripe, found.id, intent?.customer ?? null) ??
      attempts.confirm(id, found, asked.return_url ?? intent?.returnUrl ?? null, asked.off_session === true)
    );
  };

  /** A page knows of an intent by its secret alone; a server by its key, within the account that it names. */
  const whyNotFound = (request: StripeRequest & { params: unknown }, clientSecret?: string): Refusal | null => {
    const { id } = request.params as { id: string };
    const intent = stripe.intents.get(id);
    const isKnown = intent !== undefined && ofAccount(stripe, id, request);
    const isAllowed = !isPublishable(request) || intent?.clientSecret === clientSecret;
    return isKnown && isAllowed ? null : missing('payment_intent', id, 'intent');
  };
}

/** Amounts that the provider takes are of three decimals only with a last zero, and of krónur only whole ones. */
function whyNotOpened(
  { stripe }: SandboxState,
  { amount: asked, currency: code, ...data }: z.output<typeof created>,
): Refusal | null {
  const least = 50;
  if (['bhd', 'jod', 'kwd', 'omr', 'tnd'].includes(code) && asked % 10 !== 0)
    return badRequest(`Invalid amount: ${code} amounts must be a multiple of 10.`, { param: 'amount' });
  if (['isk', 'ugx'].includes(code) && asked % 100 !== 0)
    return badRequest(`Invalid amount: ${code} amounts must be a multiple of 100.`, { param: 'amount' });
  if (['eur', 'usd', 'chf', 'jpy'].includes(code) && asked < least)
    return badRequest('Amount must convert to at least 50 cents.', { code: 'amount_too_small', param: 'amount' });
  if (data.customer !== undefined && !stripe.customers.has(data.customer))
    return { ...missing('customer', data.customer, 'customer'), status: 400 };
  if (data.off_session === true && !data.confirm)
    return badRequest('You can only set `off_session` when `confirm` is true.', { param: 'off_session' });
  const destination = data.transfer_data?.destination;
  if (destination !== undefined && (!/^acct_[A-Za-z0-9]+$/.test(destination) || stripe.disconnected.has(destination)))
    return badRequest(`No such destination: '${destination}'`, {
      code: 'resource_missing',
      param: 'transfer_data[destination]',
    });
  if (data.application_fee_amount !== undefined && destination === undefined)
    return badRequest('Can only apply an application_fee when the request is made on behalf of another account.', {
      param: 'application_fee_amount',
    });
  return null;
}
