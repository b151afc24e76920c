import { bytesOfDeskForm } from '@latchkey/api-contract/property-paths';
import { isForeignCall } from '@latchkey/security/foreign-call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { limitLargeBodies, saysWhoAsks } from '../http/large-bodies.ts';
import { isOnDesk } from '../security/keep-desk-apart.ts';
import { crashInLanguage } from './crash.ts';
import { readFormWithFiles } from './read-form.ts';

/** Answers a form that was posted to a page; `body` is url-encoded. */
type AnswerForm = (request: FastifyRequest, reply: FastifyReply, body: string) => Promise<unknown>;

/** What a form may be: how many bytes its words have, and on which host one may bring files. */
interface FormBounds {
  readonly bodyBytes: number;
  readonly deskHost: string | null;
}

/**
 * Takes forms that are posted to pages, as browsers send them without a script: url-encoded, of our own pages alone, and
 * no larger than `bodyBytes`; on the desk's host, of who seems signed in, with the texts of a hotel or a file too. What is not taken is answered with a
 * page, before anything is done.
 */
export async function takeForms(
  app: FastifyInstance,
  { bodyBytes, deskHost }: FormBounds,
  answer: AnswerForm,
): Promise<void> {
  const isOfDesk = (request: FastifyRequest): boolean => isOnDesk(request, deskHost) && saysWhoAsks(request);
  const mostOf = (request: FastifyRequest): number =>
    isOfDesk(request) ? Math.max(bodyBytes, bytesOfDeskForm) : bodyBytes;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: Math.max(bodyBytes, bytesOfDeskForm) },
      (request, body, done) => (body.length > mostOf(request) ? done(tooLarge()) : done(null, body)),
    );
    scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, body: Readable) => {
      const form = await readFormWithFiles(body, request.headers['content-type'] ?? '', bodyBytes);
      if (form === null) throw tooLarge();
      return form;
    });
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode === 413 || error.statusCode === 415 ? error.statusCode : 503;
      if (status === 503) request.log.error({ error: error.message }, 'form not taken');
      return crashInLanguage(reply, undefined, status);
    });
    scope.addHook('onRequest', async (request, reply) => {
      if (isForeign(request)) return crashInLanguage(reply, undefined, 403);
      if (hasFiles(request) && !isOfDesk(request)) return crashInLanguage(reply, undefined, 415);
      if (!hasFiles(request) && lengthOf(request) > mostOf(request)) return crashInLanguage(reply, undefined, 413);
    });
    const isLarge = (request: FastifyRequest): boolean => hasFiles(request) || lengthOf(request) > bodyBytes;
    limitLargeBodies(scope, isLarge, (reply) => crashInLanguage(reply, undefined, 503));
    scope.post('/*', (request, reply) =>
      typeof request.body === 'string'
        ? answer(request, reply, request.body)
        : crashInLanguage(reply.header('allow', 'GET, HEAD'), undefined, 405),
    );
  });
}

const tooLarge = (): Error => Object.assign(new Error('the form is too large, or none'), { statusCode: 413 });

/** How many bytes a request says it has; 0 where it does not say: then they are counted as they come. */
const lengthOf = ({ headers }: Pick<FastifyRequest, 'headers'>): number => Number(headers['content-length'] ?? 0);

const hasFiles = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;

const isForeign = ({ headers, protocol, host }: FastifyRequest): boolean =>
  isForeignCall({ origin: headers.origin, site: [headers['sec-fetch-site']].flat()[0], protocol, host });
