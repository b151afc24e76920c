import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { crashInLanguage } from './crash.ts';
import { isTooLong, notAPage } from './not-a-page.ts';

const isApi = (url: string): boolean => /^\/(?:api|images)(?:\/|$)/.test(url);

/** Answers what broke here without a word about how: a page in the guest's language, a problem body for the API. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 503;
    if (status >= 500)
      request.log.error({ error: error.message, code: 'code' in error ? error.code : undefined }, 'request failed');
    if (isApi(request.url)) return problem(reply, status);
    return status < 500 ? notAPage(request, reply) : crashInLanguage(reply);
  });
}

/** An address that the router cannot read: a page that is not found, or the API's refusal. */
export const answerUnreadable = (_: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  isApi(request.url) && !isTooLong(request) ? problem(reply, 400) : notAPage(request, reply);

const titles: Readonly<Record<number, readonly [code: string, title: string]>> = {
  400: ['invalid_request', 'This request cannot be read'],
  408: ['too_slow', 'The request took too long to arrive'],
  413: ['too_large', 'The body of the request is too large'],
};

/** A problem body (RFC 9457) as the API sends them. */
function problem(reply: FastifyReply, status: number): FastifyReply {
  const [code, title] = titles[status] ?? ['unavailable', 'Not available right now'];
  return reply
    .code(titles[status] ? status : 503)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: 'about:blank',
        title,
        status: titles[status] ? status : 503,
        code,
        traceId: reply.request.id,
      }),
    );
}
