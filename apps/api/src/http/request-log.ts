import type { FastifyInstance } from 'fastify';

/** Asked all the time by machines, so kept out of log and traces. */
export const quietRoutes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** One line an answer, by route pattern. Addresses are left out: they carry booking ids, and guests' searches. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    if (!quietRoutes.has(route))
      request.log.info(
        { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'answered',
      );
    done();
  });
}
