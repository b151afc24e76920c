import type { FastifyInstance, FastifyRequest } from 'fastify';
import { remember, type SandboxState } from '../state/sandbox-state.ts';
import { answerOtlp } from './otlp.ts';
import { answerAnalytics } from './product-analytics.ts';
import { answerPixelServer } from './pixel.ts';

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Takes whatever analytics and pixels send under `/collect/`, from any site: `/collect/analytics/…` as the product
 * analytics does (`track`, `engage`, `groups`, `record`, `flags`), `/collect/pixel/{id}/events` as the pixel does from
 * servers, `/collect/otlp/v1/traces` as a collector of traces, `.gif` and the pixel's `tr` with a picture, anything else as it comes.
 */
export function collectorsRoutes(app: FastifyInstance, state: SandboxState): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route<{ Params: { '*': string } }>({
      method: ['GET', 'POST'],
      url: '/collect/*',
      handler: (request, reply) => {
        const path = `/${request.params['*']}`;
        const content = contentOf(request);
        if (state.scenario.collectors === 'down') return reply.code(503).send({ status: 0, error: 'down' });
        const answer =
          answerAnalytics(path, content, request) ?? answerPixelServer(path, content) ?? answerOtlp(path, content);
        if (answer === null || answer.status < 400)
          remember(state.events, {
            at: new Date().toISOString(),
            path,
            content,
            query: request.query as Record<string, string>,
          });
        if (answer !== null) return reply.code(answer.status).send(answer.body);
        return /\.gif$|\/tr$/.test(path) ? reply.type('image/gif').send(pixel) : reply.send({ status: 1, error: null });
      },
    });
  });
}

/** A `data` field is base64 or plain JSON, in a form or in the address; what is neither is kept as it came. */
function contentOf(request: FastifyRequest): unknown {
  const query = request.query as Record<string, unknown>;
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  if (request.headers['content-type'] === 'application/octet-stream') return { bytes: bytes.length };
  const body = bytes.toString('utf8');
  const form = new URLSearchParams(body);
  const encoded = form.get('data') ?? (typeof query['data'] === 'string' ? query['data'] : null);
  if (encoded !== null) return jsonOf(encoded) ?? jsonOf(Buffer.from(encoded, 'base64').toString('utf8')) ?? encoded;
  return jsonOf(body) ?? (body === '' ? query : body);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}
