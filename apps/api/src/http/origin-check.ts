import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe calls that another site's page makes in a guest's browser. Browsers name the page in `Origin` (or say
 * `cross-site`); callers that are no browsers name none and carry no cookies of a guest.
 */
export function checkOrigins(app: FastifyInstance, isExempt: (request: FastifyRequest) => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (safe.has(request.method) || isExempt(request) || !isForeign(request)) done();
    else sendProblem(request, reply, 403, 'foreign_origin');
  });
}

function isForeign(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  // No page can forge what the browser says here, whatever stands in `Origin`.
  if (site === 'cross-site') return true;
  if (origin === undefined) return false;
  // A form on a page with a no-referrer policy sends `Origin: null`; Sec-Fetch-Site still tells whether it is ours.
  if (origin === 'null') return site !== 'same-origin';
  return !isOwn(origin, request);
}

/**
 * Whether a page is of the host that is called, and no less protected: anybody between a guest and the site can write a
 * plain page. Where HTTPS ends at a balancer that is not trusted, what is called seems plain, and its pages are not.
 */
function isOwn(origin: string, { protocol, host }: FastifyRequest): boolean {
  const own = `${protocol}://${host}`;
  if (!URL.canParse(origin) || !URL.canParse(own)) return false;
  const page = new URL(origin);
  return page.origin === new URL(own).origin || page.origin === new URL(`https://${host}`).origin;
}
