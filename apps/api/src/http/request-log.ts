import type { FastifyInstance } from 'fastify';

const quiet = new Set(['/healthz', '/readyz', '/metrics']);

/** One line an answer, by route pattern. Addresses are left out: they carry booking ids, and guests' searches. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    if (quiet.has(route)) return;
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}
