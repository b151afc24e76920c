import { Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import { largeBodies, propertyPaths } from '@latchkey/api-contract/property-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withoutTrials } from './http/cookies.ts';
import { limitLargeBodies, saysWhoAsks } from './http/large-bodies.ts';
import { passedHeaders } from './http/connection-headers.ts';
import { crashInLanguage } from './pages/crash.ts';
import { formerForm } from './pages/former-forms.ts';
import type { Settings } from './settings.ts';
import { traceparentHere } from './watching/trace-origin.ts';

/** What takes more than a form: where it is, and how many bytes. */
const larger = Object.entries(largeBodies).map(([name, bytes = 0]) => ({
  path: propertyPaths[name as keyof typeof propertyPaths].path,
  bytes,
}));

const followed = propertyPaths.followChanges.path;
/** Desks that follow through one origin at a time: more than an engine lets in, so that the engine says when there are too many. */
const mostFollowing = 2048;

/** What the API answers, and where it has it. `/b/…` are the links of SMS. */
const passedOn = [
  // By connections of its own: each desk that follows keeps one, and guests must find some free.
  [followed, followed],
  // A hotel's figures of two years, and a picture, are more than any form.
  ...larger.map(({ path }) => [path, path] as const),
  ['/api', '/api'],
  ['/images', '/images'],
  ['/b', '/api/b'],
] as const;

/** Headers of a body that is not passed on. */
const ofBody = ['content-length', 'content-encoding', 'transfer-encoding', 'content-type'];

/** What an engine answers once it has dropped a form: the address, or the type of the body, is unknown to it. */
const isUnknown = (status: number): boolean => status === 404 || status === 415;

/**
 * The way to the API, with whom the guest is and how they came. Away, it is answered as the API would, and its address
 * stays inside. A body is taken whole before it is passed on, so that one which is too large gets the same answer as
 * from the API instead of a broken connection; its bytes are not changed, since webhooks are signed over them.
 */
export async function proxyApi(
  app: FastifyInstance,
  { apiUrl, bodyBytes }: Pick<Settings, 'apiUrl' | 'bodyBytes'>,
): Promise<void> {
  for (const [prefix, rewritePrefix] of passedOn) {
    const most = larger.find(({ path }) => path === prefix)?.bytes;
    const bodyLimit = Math.max(bodyBytes, most ?? 0);
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      const isLarge = ({ method }: FastifyRequest): boolean => most !== undefined && method !== 'GET';
      scope.addHook('onRequest', async (request, reply) => {
        if (isLarge(request) && !saysWhoAsks(request)) return reply.code(401).send({ code: 'invalid_key' });
      });
      limitLargeBodies(scope, isLarge, (reply) => sendUnavailable(reply));
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) =>
        // As a stream, or the proxy would write JSON anew.
        done(null, body.length > 0 ? Readable.from([body]) : undefined),
      );
      await scope.register(proxy, {
        upstream: apiUrl,
        prefix,
        rewritePrefix,
        proxyPayloads: false,
        ...(prefix === followed ? { undici: { connections: mostFollowing, pipelining: 1 } } : {}),
        // Its lines name addresses, and so what they open.
        disableRequestLogging: true,
        replyOptions: {
          rewriteHeaders: passedHeaders,
          rewriteRequestHeaders: (request, headers) => ({
            ...passedHeaders(headers),
            // The proxy leaves out what is undefined.
            cookie: withoutTrials(headers.cookie),
            'x-forwarded-host': request.host,
            'x-forwarded-for': request.ip,
            'x-forwarded-proto': request.protocol,
            traceparent: traceparentHere(request),
          }),
          onResponse: (request, reply, response) => {
            const page = request.method === 'POST' && isUnknown(reply.statusCode) ? formerForm(request.url) : null;
            if (page !== null) {
              response.stream.resume();
              for (const name of ofBody) reply.removeHeader(name);
              return void reply.code(307).header('location', page).send();
            }
            // One form too many of a network is read by a person too.
            const isForm = request.method === 'POST' && request.headers.accept?.includes('text/html') === true;
            if (!isForm || reply.statusCode !== 429) return void reply.send(response.stream);
            response.stream.resume();
            for (const name of ofBody) reply.removeHeader(name);
            crashInLanguage(reply as FastifyReply, Number(reply.getHeader('retry-after')) || 60, 429);
          },
          onError: (reply, { error }) => {
            reply.request.log.warn({ error: error.message }, 'the engine did not answer');
            // A form that is sent without a script, or a link of a mail: a person reads the answer.
            if (reply.request.headers.accept?.includes('text/html') === true)
              return void crashInLanguage(reply as FastifyReply);
            sendUnavailable(reply as FastifyReply);
          },
        },
      });
    });
  }
}

function sendUnavailable(reply: FastifyReply): FastifyReply {
  const unavailable = {
    type: 'about:blank',
    title: 'Not available right now',
    status: 503,
    code: 'unavailable',
    traceId: reply.request.id,
  };
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(unavailable));
}
