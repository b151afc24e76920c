import type { FastifyInstance } from 'fastify';
import { conduct, goodConduct, type World } from './world.ts';

/** Chooses how the outside parties behave from now on: `POST /control {"webhooks":"never"}`; `{}` changes nothing. */
export function controlRoutes(app: FastifyInstance, world: World): void {
  app.get('/control', () => world.conduct);
  app.post('/control', (request, reply) => {
    const wanted = conduct
      .partial()
      .strict()
      .safeParse(request.body ?? {});
    if (!wanted.success)
      return reply.code(400).send({ code: 'bad_request', field: wanted.error.issues[0]?.path.join('.') });
    world.conduct = {
      ...world.conduct,
      ...Object.fromEntries(Object.entries(wanted.data).filter(([, value]) => value !== undefined)),
    };
    return world.conduct;
  });
  app.delete('/control', () => {
    world.conduct = goodConduct;
    return world.conduct;
  });
}
