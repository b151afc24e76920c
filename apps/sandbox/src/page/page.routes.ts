import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Dashboard } from '../dashboard.ts';
import { type SandboxState } from '../state/sandbox-state.ts';
import { scenario } from '../state/scenario.ts';
import { sandboxPage } from './page.ts';

/** An amount as a person types it, or nothing: all that is left. In hundredths. */
const typed = z.object({ amount: z.union([z.literal('').transform(() => undefined), z.coerce.number().positive()]) });
const decided = z.enum(['under_review', 'won', 'lost', 'closed']);

/** The sandbox's own page and its forms. */
export async function pageRoutes(app: FastifyInstance, state: SandboxState, dashboard: Dashboard): Promise<void> {
  // What the last button came to, until the page is seen again.
  let said = '';
  app.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(sandboxPage(state, said)),
  );
  app.get('/healthz', () => ({ status: 'ok' }));

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post('/page/scenario', (request, reply) => {
      const wanted = scenario.safeParse(request.body);
      if (wanted.success) state.scenario = wanted.data;
      return reply.redirect('/', 303);
    });
    scope.post<{ Params: { paymentId: string } }>('/page/revive/:paymentId', async (request, reply) => {
      await app.inject({ method: 'POST', url: `/control/revive/${encodeURIComponent(request.params.paymentId)}` });
      return reply.redirect('/', 303);
    });
    const act = (path: string, work: (id: string, amount: number | undefined) => string): void => {
      scope.post<{ Params: { id: string } }>(`/page/${path}/:id`, (request, reply) => {
        const { amount } = typed.catch({ amount: undefined }).parse(request.body);
        said = work(request.params.id, amount === undefined ? undefined : Math.round(amount * 100));
        return reply.redirect('/', 303);
      });
    };
    act('refund', (id, amount) => dashboard.refund(id, amount));
    act('capture', (id) => dashboard.capture(id));
    act('dispute', (id, amount) => dashboard.dispute(id, amount));
    scope.post<{ Params: { id: string; status: string } }>('/page/decide/:id/:status', (request, reply) => {
      const status = decided.safeParse(request.params.status);
      said = status.success ? dashboard.decide(request.params.id, status.data) : 'bad_request';
      return reply.redirect('/', 303);
    });
  });
}
