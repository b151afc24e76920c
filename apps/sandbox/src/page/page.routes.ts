import type { FastifyInstance } from 'fastify';
import { scenario, type SandboxState } from '../sandbox-state.ts';
import { sandboxPage } from './page.ts';

/** The sandbox's own page and its two forms. */
export async function pageRoutes(app: FastifyInstance, state: SandboxState): Promise<void> {
  app.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(sandboxPage(state)),
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
  });
}
