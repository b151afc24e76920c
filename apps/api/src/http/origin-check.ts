import type { IncomingHttpHeaders } from 'node:http';
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
    if (isForeign(request.headers, request.host.toLowerCase())) {
      sendProblem(request, reply, 403, 'foreign_origin');
      return reply;
    }
  });
}

function isForeign({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders, host: string): boolean {
  if (origin === undefined) return site === 'cross-site';
  // A form on a page that gives no referrer names no origin; the browser still says whose page it is, and no page can forge that.
  if (origin === 'null') return site !== 'same-origin';
  return hostOf(origin) !== host;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
