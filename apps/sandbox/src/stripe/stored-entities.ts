import type { StripeSetup, StripeState } from '../state/stripe-state.ts';
import { knownMethod } from './stored-methods.ts';

/** The provider's shapes of payment methods saved for later, on the wire and in webhooks. */
export function setupEntity(stripe: StripeState, setup: StripeSetup, expand: readonly string[] = []): object {
  const isWhole = expand.includes('payment_method') && setup.methodId !== null;
  return {
    id: setup.id,
    object: 'setup_intent',
    automatic_payment_methods: { allow_redirects: setup.mayRedirect ? 'always' : 'never', enabled: true },
    cancellation_reason: setup.cancellationReason,
    client_secret: setup.clientSecret,
    created: setup.createdAt,
    customer: setup.customer,
    description: null,
    last_setup_error: setup.lastError,
    livemode: false,
    metadata: setup.notes,
    next_action:
      setup.status === 'requires_action'
        ? {
            type: 'redirect_to_url',
            redirect_to_url: { return_url: setup.returnUrl, url: `${stripe.address}/hooks/redirect/${setup.id}` },
          }
        : null,
    on_behalf_of: setup.onBehalfOf,
    payment_method: isWhole ? methodEntity(stripe, setup.methodId ?? '') : setup.methodId,
    payment_method_types: ['card', 'link'],
    status: setup.status,
    usage: setup.usage,
  };
}

export function customerEntity({ customers }: StripeState, id: string): object {
  const customer = customers.get(id);
  return customer === undefined
    ? { id, object: 'customer', deleted: true }
    : {
        id,
        object: 'customer',
        created: customer.createdAt,
        email: customer.email,
        livemode: false,
        metadata: customer.notes,
        name: customer.name,
      };
}

export function methodEntity(stripe: StripeState, id: string): object {
  const method = knownMethod(stripe, id);
  return {
    id,
    object: 'payment_method',
    card: method === undefined ? null : { brand: method.brand, last4: method.last4, exp_month: 12, exp_year: 2034 },
    created: 1_764_000_000,
    customer: stripe.kept.get(id)?.customer ?? null,
    livemode: false,
    metadata: {},
    type: method?.type ?? 'card',
  };
}
