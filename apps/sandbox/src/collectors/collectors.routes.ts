import type { FastifyInstance, FastifyRequest } from 'fastify';
import { remember, type World } from '../world.ts';

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Takes whatever analytics and pixels send under `/collect/`, from any site: `.gif` is answered with a picture. */
export function collectorsRoutes(app: FastifyInstance, world: World): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.route<{ Params: { '*': string } }>({
      method: ['GET', 'POST'],
      url: '/collect/*',
      handler: (request, reply) => {
        const path = `/${request.params['*']}`;
        remember(world.events, { at: new Date().toISOString(), path, content: contentOf(request) });
        return path.endsWith('.gif') ? reply.type('image/gif').send(pixel) : reply.send({ status: 1, error: null });
      },
    });
  });
}

/** A `data` field is base64 or plain JSON, in a form or in the address; what is neither is kept as it came. */
function contentOf(request: FastifyRequest): unknown {
  const query = request.query as Record<string, unknown>;
  const body = typeof request.body === 'string' ? request.body : '';
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
