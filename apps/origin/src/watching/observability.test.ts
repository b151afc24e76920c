import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { metricsNamed } from '../../../../deploy/observability/metrics-named.ts';
import { countMeasured } from '../measuring/measured-counts.ts';
import { clientCounts } from './client-counts.ts';
import { healthRoutes } from './health.routes.ts';
import { countPages } from './page-counts.ts';

test('the origin exports every metric of its own that the dashboard and the alert rules name', async () => {
  const registry = new Registry();
  const [pages, browsers, measured] = [countPages(registry), clientCounts(registry, () => 0), countMeasured(registry)];
  const release = 'checkout@0123456789ab';
  pages.answered(release, 200, 30);
  pages.screenFailed(release);
  pages.lostRenderer(release);
  browsers.failed(release, '10.0.0.1');
  for (const name of ['LCP', 'INP', 'CLS'] as const) browsers.took(release, name, 1);
  measured.counted('track', 'sent');
  measured.crawler('crawler_visit', 'search engine');
  const app = Fastify();
  const composer = {
    current: () => ({
      live: { checkout: '0123456789ab' },
      previous: {},
      canary: { checkout: { id: '1123456789ab', percent: 5, since: '2026-11-26T08:00:00.000Z' } },
      quarantined: [],
      experiments: {},
      revision: 1,
    }),
    unreadableSince: () => null,
    untrusted: () => [{ app: 'checkout', why: 'not signed by a team of the app' as const }],
    compose: () => Promise.resolve(null),
    refresh: () => Promise.resolve(),
    close: () => undefined,
  };
  healthRoutes(app, composer, registry, 'http://127.0.0.1:9');
  const { body } = await app.inject({ url: '/metrics' });
  const exported = new Set(body.split('\n').flatMap((line) => /^([a-zA-Z_:][\w:]*)[ {]/.exec(line)?.[1] ?? []));
  const own = metricsNamed().filter((name) => name.startsWith('latchkey_'));
  expect(own.length).toBeGreaterThan(8);
  expect(own.filter((name) => !exported.has(name))).toEqual([]);
  await app.close();
});
