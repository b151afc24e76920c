import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Composer } from '../releases/composer.ts';

/**
 * `/healthz`: the process answers. `/readyz`: pages can be made: a shell is live and the engine answers. `/metrics`: pages,
 * times, losses and what browsers told by release, for Prometheus; only to a request of this machine or its own network, with no forwarding.
 */
export function healthRoutes(app: FastifyInstance, composer: Composer, registry: Registry, apiUrl: string): void {
  new Gauge({
    name: 'latchkey_release_info',
    help: 'The releases that are shown now, by channel',
    labelNames: ['app', 'release', 'channel'],
    registers: [registry],
    collect() {
      const { live, canary } = composer.current();
      this.reset();
      for (const [name, release] of Object.entries(live)) this.set({ app: name, release, channel: 'live' }, 1);
      for (const [name, { id }] of Object.entries(canary)) this.set({ app: name, release: id, channel: 'canary' }, 1);
    },
  });

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
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/** Loopback and the private ranges of RFC 1918 and RFC 4193. */
const isNear = (address: string): boolean =>
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|::ffff:127\.|f[cd])/i.test(address);
