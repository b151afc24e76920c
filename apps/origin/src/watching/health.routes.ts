import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Composer } from '../releases/composer.ts';
import { isNear } from './is-near.ts';

/**
 * `/healthz`: the process answers, and since when it cannot read its release store: pages go on as they were. 503 where
 * it has no shell to make pages with. `untrusted`: the apps of which the store says what none of their teams signed.
 * `/readyz`: a shell is live and the engine answers. `/metrics`: pages, times, losses and what browsers told by
 * release, for Prometheus; only to a request of this machine or its own network, with no forwarding.
 */
export function healthRoutes(app: FastifyInstance, composer: Composer, registry: Registry, apiUrl: string): void {
  new Gauge({
    name: 'latchkey_release_info',
    help: 'The releases that are shown now, by channel',
    labelNames: ['app', 'release', 'channel'],
    registers: [registry],
    collect() {
      const { live, canary, quarantined } = composer.current();
      this.reset();
      for (const [name, release] of Object.entries(live)) this.set({ app: name, release, channel: 'live' }, 1);
      for (const [name, { id }] of Object.entries(canary)) this.set({ app: name, release: id, channel: 'canary' }, 1);
      for (const mark of quarantined) {
        const [name = '', release = ''] = mark.split('@');
        this.set({ app: name, release, channel: 'quarantined' }, 1);
      }
    },
  });

  new Gauge({
    name: 'latchkey_store_unreadable_seconds',
    help: 'How long the release store could not be read; 0 while it can',
    registers: [registry],
    collect() {
      this.set(secondsSince(composer.unreadableSince()));
    },
  });
  new Gauge({
    name: 'latchkey_composition_untrusted',
    help: 'Apps that go on with what their teams signed last, since what the store says of them is not signed',
    labelNames: ['app'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { app: name } of composer.untrusted()) this.set({ app: name }, 1);
    },
  });
  new Gauge({
    name: 'latchkey_canary_seconds',
    help: 'How long a canary has had its share',
    labelNames: ['app', 'release'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [name, { id, since }] of Object.entries(composer.current().canary))
        this.set({ app: name, release: id }, secondsSince(Date.parse(since) || null));
    },
  });

  const storeState = () => {
    const since = composer.unreadableSince();
    return {
      store: since === null ? 'ok' : 'unreadable',
      storeUnreadableSince: since === null ? null : new Date(since).toISOString(),
      untrusted: composer.untrusted(),
    };
  };

  app.get('/healthz', (_, reply) => {
    const hasShell = composer.current().live['shell'] !== undefined;
    return reply
      .code(hasShell ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: hasShell ? 'ok' : 'no_shell', ...storeState() });
  });

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
      .send({ status: isReady ? 'ready' : 'not_ready', shell: releases?.shell.id ?? null, api, ...storeState() });
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

const secondsSince = (moment: number | null): number =>
  moment === null ? 0 : Math.max(0, Math.round((Date.now() - moment) / 1000));
