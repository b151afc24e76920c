import type { FastifyInstance } from 'fastify';
import { addressAsked } from '../http/page-url.ts';
import type { Settings } from '../settings.ts';

/** What balancers ask. */
const ofBalancers: ReadonlySet<string> = new Set(['/healthz', '/known-host']);

/**
 * Keeps guests on HTTPS: every answer over it says so (RFC 6797), and plain requests are led there where the operator has
 * switched that on. A balancer asks `/healthz` and `/known-host` in the plain and is left alone.
 */
export function keepSecure(
  app: FastifyInstance,
  { redirectToHttps, hsts }: Pick<Settings, 'redirectToHttps' | 'hsts'>,
): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', hsts);
  });
  if (!redirectToHttps) return;
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https' || ofBalancers.has(request.url.split('?', 1)[0] ?? '')) return;
    const asked = addressAsked(request);
    if (asked.kind === 'page') return reply.redirect(asked.url.href.replace(/^http:/, 'https:'), 308);
  });
}
