import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** The way to the API, with whom the guest is and how they came. Away, it is answered as the API would, and its address stays inside. */
export async function proxyApi(app: FastifyInstance, apiUrl: string): Promise<void> {
  for (const prefix of ['/api', '/images']) {
    await app.register(proxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-host': request.host,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
        }),
        onError: (reply) => {
          const unavailable = {
            type: 'about:blank',
            title: 'Not available right now',
            status: 503,
            code: 'unavailable',
          };
          void reply
            .code(503)
            .header('cache-control', 'no-store')
            .type('application/problem+json')
            .send(JSON.stringify(unavailable));
        },
      },
    });
  }
}
