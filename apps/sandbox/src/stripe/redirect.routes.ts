import type { FastifyInstance } from 'fastify';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { Attempts } from './attempts.ts';
import { knownMethod } from './stored-methods.ts';
import type { Setups } from './setups.ts';

type OfId = { Params: { id: string } };

/** The page of the guest's bank, to which the provider sends the browser and which leads back with what came of it. */
export function stripeRedirectRoutes(
  app: FastifyInstance,
  { stripe }: SandboxState,
  attempts: Attempts,
  setups: Setups,
): void {
  const asking = (id: string) => stripe.setups.get(id) ?? stripe.intents.get(id);
  app.get<OfId>('/stripe/hooks/redirect/:id', (request, reply) => {
    const { id } = request.params;
    const isKept = stripe.setups.has(id);
    if (asking(id)?.status !== 'requires_action') return reply.code(404).send('Nothing to confirm.');
    const button = (outcome: string, label: string): string =>
      `<form method="post" action="/stripe/hooks/redirect/${id}/${outcome}"><button>${label}</button></form>`;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your bank (sandbox)</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"></head><body><main><h1>Your bank</h1><p>Sandbox: the bank asks whether this is you.</p>${button('passed', isKept ? 'Confirm the card' : 'Confirm the payment')}${button('refused', isKept ? 'Refuse the card' : 'Refuse the payment')}</main></body></html>`,
      );
  });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
    scope.post<{ Params: { id: string; outcome: string } }>('/stripe/hooks/redirect/:id/:outcome', (request, reply) => {
      const { id, outcome } = request.params;
      const [intent, setup] = [asking(id), stripe.setups.get(id)];
      const method = knownMethod(stripe, intent?.methodId ?? '');
      if (intent === undefined || method === undefined) return reply.code(404).send('Nothing to confirm.');
      if (setup === undefined) attempts.authenticate(id, method, outcome === 'passed');
      else setups.authenticate(setup, method, outcome === 'passed');
      const back = new URL(intent.returnUrl ?? stripe.address);
      const name = setup === undefined ? 'payment_intent' : 'setup_intent';
      back.searchParams.set(name, id);
      back.searchParams.set(`${name}_client_secret`, intent.clientSecret);
      back.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
      return reply.redirect(back.href, 303);
    });
  });
}
