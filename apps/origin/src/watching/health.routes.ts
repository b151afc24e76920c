import type { FastifyInstance } from 'fastify';
import type { Composer } from '../releases/composer.ts';

/**
 * `/healthz`: the process answers. `/readyz`: pages can be made: a shell is live and the engine answers. `/metrics`: pages,
 * times, losses and what browsers told by release, for Prometheus; only to a request of this machine or its own network, with no forwarding.
 */
export function healthRoutes(
  app: FastifyInstance,
  composer: Composer,
  metrics: () => readonly string[],
  apiUrl: string,
): void {
  app.get('/healthz', () => ({ status: 'ok' }));

  app.get('/readyz', async (_, reply) => {
    const releases = await composer.compose();
    const api = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok, body }) => (void body?.cancel(), ok),
      () => false,
    );
    const isReady = releases !== null && api;
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not_ready', shell: releases?.shell.id ?? null, api });
  });

  app.get('/metrics', async (request, reply) => {
    if (request.headers['x-forwarded-for'] !== undefined || !isNear(request.ip))
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n');
    const { live, canary } = composer.current();
    const info = [
      ...Object.entries(live).map(([name, id]) => [name, id, 'live'] as const),
      ...Object.entries(canary).map(([name, { id }]) => [name, id, 'canary'] as const),
    ].map(([name, id, channel]) => `latchkey_release_info{app="${name}",release="${id}",channel="${channel}"} 1`);
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send([...metrics(), '# TYPE latchkey_release_info gauge', ...info, ''].join('\n'));
  });
}

/** Loopback and the private ranges of RFC 1918 and RFC 4193. */
const isNear = (address: string): boolean =>
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|::ffff:127\.|f[cd])/i.test(address);
