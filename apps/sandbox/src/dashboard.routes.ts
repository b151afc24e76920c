import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Dashboard } from './dashboard.ts';

const part = z.object({ amount: z.coerce.number().int().min(1).optional() });
const decision = z.enum(['under_review', 'won', 'lost', 'closed']);

type OfId = { Params: { id: string } };

/** What people do at the providers' dashboards, for tests: `{"amount": 200000}` in hundredths, or all that is left. */
export function dashboardRoutes(app: FastifyInstance, dashboard: Dashboard): void {
  const answer = (code: string): { status: number; body: object } => ({
    status: code === 'done' ? 200 : code === 'not_found' ? 404 : 409,
    body: { code },
  });
  const act = (path: string, work: (id: string, amount: number | undefined) => string): void => {
    app.post<OfId>(`/control/${path}`, (request, reply) => {
      const wanted = part.safeParse(request.body ?? {});
      if (!wanted.success) return reply.code(400).send({ code: 'bad_request' });
      const { status, body } = answer(work(request.params.id, wanted.data.amount));
      return reply.code(status).send(body);
    });
  };
  act('payments/:id/refund', (id, amount) => dashboard.refund(id, amount));
  act('payments/:id/capture', (id) => dashboard.capture(id));
  act('payments/:id/dispute', (id, amount) => dashboard.dispute(id, amount));
  app.post<{ Params: { id: string; status: string } }>('/control/disputes/:id/:status', (request, reply) => {
    const wanted = decision.safeParse(request.params.status);
    if (!wanted.success) return reply.code(400).send({ code: 'bad_request' });
    const { status, body } = answer(dashboard.decide(request.params.id, wanted.data));
    return reply.code(status).send(body);
  });
}
