import type { FastifyInstance } from 'fastify';
import type { SiteDirectory } from '../sites/site-directory.ts';
import { isNear } from '../watching/is-near.ts';
import type { PageLimits } from './page-limits.ts';

/** Where a balancer asks before it has a certificate made for a host. */
export const knownHostPath = '/known-host';

const mostLetters = 253;

/** Questions of a minute that are answered: a balancer asks once for each host, and again when its certificate ends. */
export const knownHostsPerMinute = 600;

/**
 * `/known-host?domain=…`: 200 for a site of ours, 404 for any other host, 503 while the engine is away, always with an
 * empty body. It is for the balancer alone: a request of this machine or its own network, with no forwarding. Somebody
 * may open connections for hosts that he invents, each of which is a question: too many are not answered.
 */
export function knownHostRoutes(
  app: FastifyInstance,
  { sites, limits }: { readonly sites: SiteDirectory; readonly limits: PageLimits },
): void {
  app.get<{ Querystring: { readonly domain?: unknown } }>(knownHostPath, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.headers['x-forwarded-for'] !== undefined || !isNear(request.ip)) return reply.code(404).send();
    if (limits.take(request.ip) !== null) return reply.code(429).send();
    const { domain } = request.query;
    if (typeof domain !== 'string' || domain === '' || domain.length > mostLetters) return reply.code(404).send();
    const found = await sites.find(domain, 'en', null);
    return reply.code(found.kind === 'site' ? 200 : found.kind === 'unavailable' ? 503 : 404).send();
  });
}
