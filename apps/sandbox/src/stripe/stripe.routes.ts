import type { FastifyInstance } from 'fastify';
import { newId } from '../ids.ts';
import type { SandboxSettings } from '../settings.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { keyOf } from './stripe-request.ts';
import type { Attempts } from './attempts.ts';
import { stripeEndpointsRoutes } from './endpoints.routes.ts';
import { apiVersion, ownAccount, type StripeEvents } from './events.ts';
import { readForm } from './form.ts';
import { idempotent } from './idempotency.ts';
import { stripeIntentsRoutes } from './intents.routes.ts';
import { stripeStoredCardsRoutes } from './stored-cards.routes.ts';
import { stripeMoneyBackRoutes } from './money-back.routes.ts';
import { stripeRedirectRoutes } from './redirect.routes.ts';
import { missing, refuse } from './refusals.ts';
import { createSetups } from './setups.ts';

/** What a page's script may ask with the key that everybody sees. */
const ofPages = /^\/stripe\/v1\/(payment|setup)_intents\/[^/]+(\/confirm)?$/;

/** The gateway of the rest of the world: its REST API as its official client speaks it, and its bank's page. */
export function stripeRoutes(
  app: FastifyInstance,
  state: SandboxState,
  settings: SandboxSettings,
  { attempts, events }: { readonly attempts: Attempts; readonly events: StripeEvents },
): void {
  const { stripe } = state;
  const setups = createSetups(state, events);
  app.register(
    async (api) => {
      api.removeAllContentTypeParsers();
      api.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
        done(null, readForm(String(body))),
      );
      api.addHook('onRequest', async (_request, reply) => {
        reply.headers({ 'request-id': newId('req'), 'stripe-version': apiVersion });
        if (state.scenario.gateway === 'down')
          return refuse(reply, {
            status: 503,
            error: { type: 'api_error', message: 'The sandbox was told to be down' },
          });
      });
      api.addHook('preValidation', async (request, reply) => {
        request.query = readForm(request.url.split('?')[1] ?? '');
        request.body ??= {};
        const key = keyOf(request);
        const isOwn = key === settings.STRIPE_OWN_SECRET_KEY || key === settings.STRIPE_OWN_PUBLISHABLE_KEY;
        // Another merchant's books are kept beside the platform's as those of a connected account are.
        if (isOwn) request.headers['stripe-account'] = ownAccount;
        const isShown = key === settings.STRIPE_PUBLISHABLE_KEY || key === settings.STRIPE_OWN_PUBLISHABLE_KEY;
        const isPage = isShown && ofPages.test(request.url.split('?')[0] ?? '');
        if (key !== settings.STRIPE_SECRET_KEY && key !== settings.STRIPE_OWN_SECRET_KEY && !isPage)
          return refuse(reply, {
            status: 401,
            error: {
              type: 'invalid_request_error',
              message: `Invalid API Key provided: ${key?.slice(0, 8) ?? ''}****`,
            },
          });
        const account = request.headers['stripe-account'];
        if (typeof account === 'string' && (!/^acct_[A-Za-z0-9]+$/.test(account) || stripe.disconnected.has(account)))
          return refuse(reply, {
            status: 403,
            error: {
              type: 'invalid_request_error',
              code: 'account_invalid',
              message: `The provided key does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
            },
          });
      });
      idempotent(api, stripe);
      stripeIntentsRoutes(api, state, attempts, events);
      stripeMoneyBackRoutes(api, state, events);
      stripeStoredCardsRoutes(api, state, setups);
      stripeEndpointsRoutes(api, stripe);
    },
    { prefix: '/stripe/v1' },
  );
  stripeRedirectRoutes(app, state, attempts, setups);
  app.post<{ Params: { id: string } }>('/control/stripe/expire/:id', (request, reply) => {
    const { id } = request.params;
    if (stripe.intents.get(id)?.status !== 'requires_capture')
      return refuse(reply, missing('payment_intent', id, 'intent'));
    attempts.cancel(id, 'automatic');
    return { code: 'done' };
  });
  app.post<{ Params: { account: string } }>('/control/stripe/disconnect/:account', (request) => {
    stripe.disconnected.add(request.params.account);
    return { code: 'done' };
  });
}
