import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newId, nowSeconds } from '../ids.ts';
import type { StripeEndpoint, StripeState } from '../state/stripe-state.ts';
import type { StripeRequest } from './stripe-request.ts';
import { apiVersion } from './events.ts';
import { missing, refuse, wrongParameters } from './refusals.ts';

const created = z.strictObject({
  url: z.url({ protocol: /^https?$/ }),
  enabled_events: z.array(z.string()).min(1),
  description: z.string().optional(),
});

type OfId = { Params: { id: string } };

const accountOf = ({ headers }: StripeRequest): string | null => headers['stripe-account']?.toString() ?? null;

const entityOf = ({ id, url, events, createdAt }: StripeEndpoint): object => ({
  id,
  object: 'webhook_endpoint',
  api_version: null,
  application: null,
  created: createdAt,
  description: null,
  enabled_events: events,
  livemode: false,
  metadata: {},
  status: 'enabled',
  url,
});

/** Whose a key is, and the addresses that events of an account are sent to; the secret of one is told once. */
export function stripeEndpointsRoutes(api: FastifyInstance, { endpoints }: StripeState): void {
  api.get('/account', (request: StripeRequest) => ({
    id: accountOf(request) ?? 'acct_sandboxLatchkey',
    object: 'account',
    charges_enabled: true,
    country: 'IN',
    default_currency: 'inr',
  }));
  api.post('/webhook_endpoints', (request: StripeRequest, reply) => {
    const wanted = created.safeParse(request.body);
    if (!wanted.success) return refuse(reply, wrongParameters(wanted.error));
    const endpoint: StripeEndpoint = {
      id: newId('we', 24),
      url: wanted.data.url,
      events: wanted.data.enabled_events,
      account: accountOf(request),
      secret: newId('whsec', 32),
      createdAt: nowSeconds(),
    };
    endpoints.set(endpoint.id, endpoint);
    return { ...entityOf(endpoint), api_version: apiVersion, secret: endpoint.secret };
  });
  const found = (request: StripeRequest & { params: unknown }): StripeEndpoint | undefined => {
    const endpoint = endpoints.get((request.params as { id: string }).id);
    return endpoint?.account === accountOf(request) ? endpoint : undefined;
  };
  api.get<OfId>('/webhook_endpoints/:id', (request, reply) => {
    const endpoint = found(request);
    return endpoint === undefined
      ? refuse(reply, missing('webhook endpoint', request.params.id, 'webhook_endpoint'))
      : entityOf(endpoint);
  });
  api.delete<OfId>('/webhook_endpoints/:id', (request, reply) => {
    const endpoint = found(request);
    if (endpoint === undefined)
      return refuse(reply, missing('webhook endpoint', request.params.id, 'webhook_endpoint'));
    endpoints.delete(endpoint.id);
    return { id: endpoint.id, object: 'webhook_endpoint', deleted: true };
  });
}
