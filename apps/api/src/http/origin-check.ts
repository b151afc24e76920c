import { isForeignCall } from '@latchkey/security/foreign-call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe calls that another site's page makes in a guest's browser. Browsers name the page in `Origin` (or say
 * `cross-site`); other callers leave it out and carry no cookies of a guest.
 */
export function checkOrigins(app: FastifyInstance, isExempt: (request: FastifyRequest) => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (safe.has(request.method) || isExempt(request) || !isForeign(request)) done();
    else sendProblem(request, reply, 403, 'foreign_origin');
  });
}

function isForeign({ headers, protocol, host }: FastifyRequest): boolean {
  return isForeignCall({ origin: headers.origin, site: siteIn(headers['sec-fetch-site']), protocol, host });
}

const siteIn = (header: string | string[] | undefined): string | undefined => [header].flat()[0];
