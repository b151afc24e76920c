import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newId, nowSeconds } from '../ids.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { StripeSetup } from '../state/stripe-state.ts';
import { isPublishable, type StripeRequest } from './stripe-request.ts';
import { confirmFields, methodInRequest, methodFields } from './method-in-request.ts';
import { customerEntity, methodEntity, setupEntity } from './stored-entities.ts';
import { automaticMethods, canceled, expand, flag, metadata, optional, retrieved } from './parameters.ts';
import { badRequest, missing, refuse, wrongParameters, type Refusal } from './refusals.ts';
import type { Setups } from './setups.ts';

const customerMade = z.strictObject({ email: optional, name: optional, description: optional, metadata, expand });
const created = z.strictObject({
  customer: optional,
  usage: z.enum(['off_session', 'on_session']).default('off_session'),
  metadata,
  description: optional,
  on_behalf_of: optional,
  automatic_payment_methods: automaticMethods,
  payment_method_types: z.array(z.string()).optional(),
  confirm: flag.default(false),
  ...methodFields,
});
const confirmed = z.strictObject(confirmFields);

type OfId = { Params: { id: string } };

/** Customers, the cards that are kept for them, and the questions by which they are kept. */
export function stripeStoredCardsRoutes(api: FastifyInstance, { stripe }: SandboxState, setups: Setups): void {
  api.post('/customers', (request, reply) => {
    const wanted = customerMade.safeParse(request.body);
    if (!wanted.success) return refuse(reply, wrongParameters(wanted.error));
    const { email = null, name = null, metadata: notes } = wanted.data;
    const id = newId('cus', 14);
    stripe.customers.set(id, { id, createdAt: nowSeconds(), email, name, notes });
    return customerEntity(stripe, id);
  });
  api.get<OfId>('/customers/:id', (request, reply) =>
    stripe.customers.has(request.params.id)
      ? customerEntity(stripe, request.params.id)
      : refuse(reply, missing('customer', request.params.id)),
  );
  api.delete<OfId>('/customers/:id', (request, reply) => {
    const { id } = request.params;
    if (!stripe.customers.delete(id)) return refuse(reply, missing('customer', id));
    for (const kept of stripe.kept.values()) if (kept.customer === id) kept.customer = null;
    return customerEntity(stripe, id);
  });

  api.get<OfId>('/payment_methods/:id', (request, reply) =>
    stripe.kept.has(request.params.id)
      ? methodEntity(stripe, request.params.id)
      : refuse(reply, missing('PaymentMethod', request.params.id, 'payment_method')),
  );
  api.post<OfId>('/payment_methods/:id/detach', (request, reply) => {
    const { id } = request.params;
    const kept = stripe.kept.get(id);
    if (kept === undefined) return refuse(reply, missing('PaymentMethod', id, 'payment_method'));
    if (kept.customer === null)
      return refuse(
        reply,
        badRequest('The payment method you provided is not attached to a customer so detachment is impossible.'),
      );
    kept.customer = null;
    return methodEntity(stripe, id);
  });

  api.post('/setup_intents', (request, reply) => {
    const wanted = created.safeParse(request.body);
    if (!wanted.success) return refuse(reply, wrongParameters(wanted.error));
    const { data } = wanted;
    if (data.customer !== undefined && !stripe.customers.has(data.customer))
      return refuse(reply, missing('customer', data.customer, 'customer'));
    const setup = setups.open({
      account: request.headers['stripe-account']?.toString() ?? null,
      customer: data.customer ?? null,
      onBehalfOf: data.on_behalf_of ?? null,
      usage: data.usage,
      notes: data.metadata,
      mayRedirect: data.automatic_payment_methods?.allow_redirects !== 'never',
      returnUrl: data.return_url ?? null,
    });
    const refusal = data.confirm ? confirm(setup, data) : null;
    return refusal === null ? setupEntity(stripe, setup, data.expand) : refuse(reply, refusal);
  });
  api.get<OfId>('/setup_intents/:id', (request, reply) => {
    const wanted = retrieved.safeParse(request.query);
    if (!wanted.success) return refuse(reply, wrongParameters(wanted.error));
    const setup = setupOf(request, wanted.data.client_secret);
    return 'error' in setup ? refuse(reply, setup) : setupEntity(stripe, setup, wanted.data.expand);
  });
  api.post<OfId>('/setup_intents/:id/confirm', (request, reply) => {
    const wanted = confirmed.safeParse(request.body);
    if (!wanted.success) return refuse(reply, wrongParameters(wanted.error));
    const setup = setupOf(request, wanted.data.client_secret);
    if ('error' in setup) return refuse(reply, setup);
    const refusal = confirm(setup, wanted.data);
    return refusal === null ? setupEntity(stripe, setup, wanted.data.expand) : refuse(reply, refusal);
  });
  api.post<OfId>('/setup_intents/:id/cancel', (request, reply) => {
    const wanted = canceled.safeParse(request.body);
    if (!wanted.success) return refuse(reply, wrongParameters(wanted.error));
    const setup = setupOf(request);
    if ('error' in setup) return refuse(reply, setup);
    const refusal = setups.cancel(setup, wanted.data.cancellation_reason ?? null);
    return refusal === null ? setupEntity(stripe, setup, wanted.data.expand) : refuse(reply, refusal);
  });

  const confirm = (setup: StripeSetup, asked: z.output<typeof confirmed>): Refusal | null => {
    const method = methodInRequest(stripe, asked, 'SetupIntent');
    return 'status' in method ? method : setups.confirm(setup, method, asked.return_url ?? setup.returnUrl);
  };

  /** A page knows of an intent by its secret alone; a server by its key, within the account that it names. */
  const setupOf = (request: StripeRequest & { params: unknown }, clientSecret?: string): StripeSetup | Refusal => {
    const { id } = request.params as { id: string };
    const setup = stripe.setups.get(id);
    const isKnown = setup !== undefined && setup.account === (request.headers['stripe-account'] ?? null);
    const isAllowed = !isPublishable(request) || setup?.clientSecret === clientSecret;
    return isKnown && isAllowed ? setup : missing('setupintent', id, 'intent');
  };
}
