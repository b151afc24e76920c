import { isForeignCall } from '@latchkey/security/foreign-call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { crashInLanguage } from './crash.ts';

/** Answers a form that was posted to a page; `body` is url-encoded. */
type AnswerForm = (request: FastifyRequest, reply: FastifyReply, body: string) => Promise<unknown>;

/**
 * Takes forms that are posted to pages, as browsers send them without a script: url-encoded, of our own pages alone, and
 * no larger than `bodyBytes`. What is not taken is answered with a page, before anything is done.
 */
export async function takeForms(app: FastifyInstance, bodyBytes: number, answer: AnswerForm): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: bodyBytes },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode === 413 || error.statusCode === 415 ? error.statusCode : 503;
      if (status === 503) request.log.error({ error: error.message }, 'form not taken');
      return crashInLanguage(reply, undefined, status);
    });
    scope.addHook('onRequest', async (request, reply) => {
      if (isForeign(request)) return crashInLanguage(reply, undefined, 403);
    });
    scope.post('/*', (request, reply) =>
      typeof request.body === 'string'
        ? answer(request, reply, request.body)
        : crashInLanguage(reply.header('allow', 'GET, HEAD'), undefined, 405),
    );
  });
}

const isForeign = ({ headers, protocol, host }: FastifyRequest): boolean =>
  isForeignCall({ origin: headers.origin, site: [headers['sec-fetch-site']].flat()[0], protocol, host });
