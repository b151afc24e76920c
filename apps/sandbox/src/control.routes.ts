import type { FastifyInstance } from 'fastify';
import { type SandboxState } from './state/sandbox-state.ts';
import { scenario, usualScenario } from './state/scenario.ts';

/** Chooses how the outside parties behave from now on: `POST /control {"webhooks":"never"}`; `{}` changes nothing. */
export function controlRoutes(app: FastifyInstance, state: SandboxState): void {
  app.get('/control', () => state.scenario);
  app.post('/control', (request, reply) => {
    const wanted = scenario
      .partial()
      .strict()
      .safeParse(request.body ?? {});
    if (!wanted.success)
      return reply.code(400).send({ code: 'bad_request', field: wanted.error.issues[0]?.path.join('.') });
    state.scenario = {
      ...state.scenario,
      ...Object.fromEntries(Object.entries(wanted.data).filter(([, value]) => value !== undefined)),
    };
    return state.scenario;
  });
  app.delete('/control', () => {
    state.scenario = usualScenario;
    return state.scenario;
  });
}
