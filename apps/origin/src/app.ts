import { openReleaseStore } from '@latchkey/releases/store';
import { deskWorkerPath, offlineWorkerPath } from '@latchkey/site/urls';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { proxyApi } from './api-proxy.ts';
import { serveAsset } from './assets/serve-asset.ts';
import { forCrawlers } from './crawlers/for-crawlers.ts';
import { cachedPages } from './pages/cached-pages.ts';
import { sendJournalFeed } from './pages/journal-feed.ts';
import { openCollectors } from './measuring/collectors.ts';
import { choiceRoutes } from './measuring/choice.routes.ts';
import { watchCrawlers } from './measuring/crawlers.ts';
import { measuredBookings } from './measuring/measured-bookings.ts';
import { countMeasured } from './measuring/measured-counts.ts';
import { measuringRoutes } from './measuring/measuring.routes.ts';
import { isTooLong, shortened } from './pages/not-a-page.ts';
import { keepOneSpelling } from './pages/one-spelling.ts';
import { pageLimits } from './pages/page-limits.ts';
import { sendOfflineWorker } from './pages/offline-worker.ts';
import { countExperiments } from './experiments/count-experiments.ts';
import { guardExperiments } from './experiments/guard-experiments.ts';
import { answerErrors } from './pages/page-errors.ts';
import { fastifyFor } from './fastify-for.ts';
import type { PageServices } from './pages/page-services.ts';
import { knownHostRoutes, knownHostsPerMinute } from './pages/known-host.routes.ts';
import { leadToStart, startPath } from './pages/lead-to-start.ts';
import { servePage } from './pages/serve-page.ts';
import { takeForms } from './pages/take-forms.ts';
import { stockVersions } from './pages/stock-versions.ts';
import { answerRedirect } from './pages/redirects.ts';
import { followReleases } from './releases/composer.ts';
import { storedBeside } from './releases/stored-composition.ts';
import { previewRoutes } from './releases/preview.routes.ts';
import { releasesPage } from './releases/desk/releases-page.ts';
import type { Asker, RenderPool } from './rendering/render-pool.types.ts';
import { mostOfPage } from './rendering/page-cost.ts';
import { renderPool } from './rendering/render-pool.ts';
import { limitConnections } from './http/connections.ts';
import { answerSecurityTxt } from './security/security-txt.ts';
import { keepDeskApart } from './security/keep-desk-apart.ts';
import { keepSecure } from './security/transport.ts';
import type { Settings } from './settings.ts';
import { noTracing, type Tracing } from '@latchkey/tracing/server';
import { traceCollector } from '@latchkey/tracing/page-spans';
import { thrownInWords } from '@latchkey/security/log-line';
import { openKnownSites } from './sites/known-sites.ts';
import { siteDirectory } from './sites/site-directory.ts';
import { blamed } from './watching/blame.ts';
import { healthRoutes } from './watching/health.routes.ts';
import { clientCounts } from './watching/client-counts.ts';
import { compositionSteps } from './watching/composition-steps.ts';
import { countNetworks } from './watching/network-counts.ts';
import { countPages } from './watching/page-counts.ts';
import { traceOrigin } from './watching/trace-origin.ts';
import { pageTracesRoutes } from './watching/page-traces.routes.ts';
import { logWithSources } from './watching/read-stacks.ts';
import { reportsRoutes } from './watching/reports.routes.ts';
import { tellUntrusted } from './watching/tell-untrusted.ts';
import { isProven } from './watching/page-proof.ts';
import { releaseWatch } from './watching/watch-releases.ts';

/** Networks that one stranger may have who tells of failures that were none. */
const reportingStrangers = 10;

/** How long the site of a host is believed: with the engine's half a second, a hotel that comes or goes shows within one. */
const sitesKnownMs = 500;

/** The web server before everything: pages, released files, and the way to the API. */
export async function buildApp(
  settings: Settings,
  release: string,
  tracing: Tracing = noTracing,
): Promise<FastifyInstance> {
  const app = fastifyFor(settings, release);
  const store = openReleaseStore(settings.store, settings.releaseKey);
  const untrusted = tellUntrusted(
    (message, facts) => app.log.error(facts, message),
    process.env['RELEASE_WEBHOOK_URL'],
  );
  let pool: RenderPool | null = null;
  const steps = compositionSteps(
    () => performance.now(),
    () => pool?.renew(),
  );
  const composer = await followReleases(
    store,
    1000,
    (error) => app.log.error({ error: thrownInWords(error) }, 'release store not readable'),
    storedBeside(store, settings.store),
    (composition) => {
      steps.follows(composition);
      untrusted(store.untrusted());
    },
  );
  if (settings.releaseKey === null && composer.current().signatures !== undefined)
    app.log.warn('this origin takes nothing out: the store wants its changes signed, and RELEASE_TEAM_KEY is not set');
  const registry = new Registry();
  const counts = countPages(registry);
  const networks = countNetworks(() => performance.now());
  const browsers = clientCounts(registry, () => performance.now());
  const proven = countNetworks(() => performance.now(), reportingStrangers);
  const logRead = logWithSources(store);
  const complain = (message: string, facts: object): void =>
    logRead({ ...facts }, (read) => app.log.error(read, message));
  const watch = releaseWatch(store, composer, { networks, browsers, proven }, complain, steps);
  const experiments = countExperiments(store, registry);
  const keepExperiments = (): Promise<void> =>
    experiments
      .keep(Object.values(composer.current().experiments))
      .catch((error: unknown) => app.log.warn({ error: thrownInWords(error) }, 'counts of experiments not kept'));
  const counting = setInterval(() => void keepExperiments(), 5000);
  counting.unref();
  const guard = guardExperiments({
    store,
    composer,
    networks: countNetworks(() => performance.now()),
    complain,
  });
  const pageFailed = (asker: Asker, by: string | null): void => {
    if (guard.failed(asker)) return;
    const guilty = blamed(asker, by, steps);
    if (guilty === null) return;
    networks.failed(guilty, asker.network);
    void watch(guilty);
  };
  const threads = renderPool({
    workers: settings.renderers,
    pagesPerWorker: 6,
    // No thread makes more pages than these while one of them waits: who could only wait in vain is told at once.
    waitingPages: 45 * settings.renderers,
    waitMs: 1400,
    timeout: settings.renderTimeout,
    stallMs: settings.renderStall,
    complain,
    broken: (release, shell) => {
      const { live, canary } = composer.current();
      // With the live shell the release is in doubt, with a canary of the shell the canary. Other mixes prove nothing.
      const inDoubt = live['shell'] === shell.slice('shell@'.length) ? release : shell;
      if (inDoubt === shell && canary['shell']?.id !== shell.slice('shell@'.length)) return;
      networks.doesNotWake(inDoubt);
      void watch(inDoubt);
    },
    strayed: (release) => {
      networks.doesNotWake(release);
      void watch(release);
    },
    screenFailed: (release, asker, by) => {
      counts.screenFailed(release);
      pageFailed(asker, by);
    },
    mostOfPage,
    measured: (release, cost) => counts.took(release, cost),
    tookTooMuch: (release, asker) => {
      counts.tookTooMuch(release);
      pageFailed(asker, null);
    },
    lost: (release, asker) => {
      counts.lostRenderer(release);
      pageFailed(asker, release);
    },
  });
  pool = threads;
  const sites = siteDirectory(settings.apiUrl, sitesKnownMs, openKnownSites(settings.knownSites, Date.now));
  const keepSites = (): Promise<void> =>
    sites.keep().catch((error: unknown) => app.log.warn({ error: thrownInWords(error) }, 'known sites not written'));
  const keeping = setInterval(() => void keepSites(), 30_000);
  keeping.unref();
  const collectors = openCollectors(settings.collectors);
  const measured = countMeasured(registry);
  const crawlers = watchCrawlers(collectors, measured, () => Date.now());
  const limits = pageLimits(settings.pagesPerMinute, () => performance.now());
  const services: PageServices = {
    sites,
    composer,
    pool: threads,
    apiUrl: settings.apiUrl,
    bundleFile: store.files.pathOf,
    rules: settings,
    counts,
    networks,
    limits,
    experiments,
    guard,
    browsers,
    proven,
    pageFailed,
    pages: cachedPages(() => performance.now()),
    versions: stockVersions(settings.apiUrl),
    mapTiles: settings.mapTiles,
    crawlers,
    now: Date.now,
  };

  // A connection that had a request when closing began would hold the process by its keep-alive. HTTP/2 has sessions instead.
  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  app.addHook(
    'onSend',
    async (request, reply) =>
      void (isClosing && request.raw.httpVersionMajor < 2 && reply.header('connection', 'close')),
  );
  app.addHook('onClose', async () => {
    composer.close();
    crawlers.close();
    clearInterval(keeping);
    clearInterval(counting);
    await keepExperiments();
    await keepSites();
    await threads.close();
    await tracing.close();
  });

  answerErrors(app);
  keepOneSpelling(app);
  traceOrigin(app, tracing);
  limitConnections(app, settings.limits);
  keepSecure(app, settings);
  keepDeskApart(app, settings.deskHost);
  await proxyApi(app, settings);

  healthRoutes(app, composer, registry, settings.apiUrl);
  await reportsRoutes(app, composer, browsers, {
    canaryFailed: (release) => void watch(release),
    proven: (release, network) => proven.failed(release, network),
    isProven: (proof, release, network) => isProven(proof, release, network, settings.previewKeys, Date.now()),
    logRead,
  });
  await measuringRoutes(app, {
    sites,
    collectors,
    counts: measured,
    bookings: measuredBookings(settings.apiUrl),
    now: services.now,
  });
  await choiceRoutes(app);
  const collector = traceCollector(process.env);
  if (tracing.isOn && collector !== null) await pageTracesRoutes(app, { collector, release, now: services.now });
  previewRoutes(app, settings, services.now);
  releasesPage(app, { store, composer, rules: settings, registry, now: services.now });
  app.get<{ Params: { app: string; file: string } }>('/assets/:app/:file', (request, reply) =>
    serveAsset(store.files, request, reply),
  );
  app.get('/redirect', (request, reply) => answerRedirect({ sites, crawlers, limits }, 302, request, reply));
  app.get('/move', (request, reply) => answerRedirect({ sites, crawlers, limits }, 301, request, reply));
  app.get(startPath, (request, reply) =>
    leadToStart({ sites, deskHost: settings.deskHost }, request, reply, () => servePage(services, request, reply)),
  );
  app.get('/blogs/feed.xml', (request, reply) =>
    sendJournalFeed({ composer, sites, files: store.files }, request, reply),
  );
  const workers = { composer, files: store.files };
  app.get(offlineWorkerPath, (_, reply) => sendOfflineWorker(workers, 'itinerary', reply));
  app.get(deskWorkerPath, (_, reply) => sendOfflineWorker(workers, 'desk', reply));
  knownHostRoutes(app, { sites, limits: pageLimits(knownHostsPerMinute, () => performance.now()) });
  answerSecurityTxt(app, settings.securityContact, services.now);
  forCrawlers(app, {
    sites,
    limits,
    composer,
    files: store.files,
    apiUrl: settings.apiUrl,
    indexNowKey: settings.indexNowKey,
  });
  app.get('/favicon.ico', (_, reply) => reply.code(204).header('cache-control', 'public, max-age=86400').send());
  app.get('/*', (request, reply) =>
    isTooLong(request) ? shortened(request, reply) : servePage(services, request, reply),
  );
  await takeForms(app, settings, (request, reply, body) => servePage(services, request, reply, body));
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(405)
      .header('allow', 'GET, HEAD')
      .type('text/plain; charset=utf-8')
      .send(`${request.method} is not for pages.\n`),
  );
  return app;
}
