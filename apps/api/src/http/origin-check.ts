import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../problem.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe calls that another site's page makes in a guest's browser. Browsers name the page in `Origin` (or say
 * `cross-site`); callers that are no browsers name none and carry no cookies of a guest.
 */
export function checkOrigins(app: FastifyInstance, isExempt: (url: string) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (safe.has(request.method) || isExempt(request.url)) return;
    const { origin } = request.headers;
    const isForeign =
      origin === undefined
        ? request.headers['sec-fetch-site'] === 'cross-site'
        : hostOf(origin) !== request.host.toLowerCase();
    if (isForeign) {
      sendProblem(request, reply, 403, 'foreign_origin');
      return reply;
    }
  });
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
