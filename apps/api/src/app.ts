import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { noTracing, type Tracing } from '@latchkey/tracing/server';
import type { Deps } from './deps.ts';
import { guestsHotels } from './features/catalogue/catalogue.ts';
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts';
import { imagesRoutes } from './features/images/images.routes.ts';
import { keepUnits } from './features/units/units.ts';
import { stockRoutes } from './features/stock/stock.routes.ts';
import { reservationsRoutes } from './features/reservations/reservations.routes.ts';
import { paymentsRoutes } from './features/payments/payments.routes.ts';
import { invoicesRoutes } from './features/invoices/invoices.routes.ts';
import { messagingRoutes } from './features/messaging/messaging.routes.ts';
import { guestRelationsRoutes } from './features/guest-relations/guest-relations.routes.ts';
import { discoveryRoutes } from './features/discovery/discovery.routes.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { propertyRoutes } from './features/property/property.routes.ts';
import { mayShow } from './features/onboarding/onboarding.ts';
import { counterRoutes } from './features/counter/counter.routes.ts';
import { bookkeepingRoutes } from './features/bookkeeping/bookkeeping.routes.ts';
import { daysRoutes } from './features/days/days.routes.ts';
import { reportsRoutes } from './features/reports/reports.routes.ts';
import { onboardingRoutes } from './features/onboarding/onboarding.routes.ts';
import { measureRequests } from './features/operation/metrics.ts';
import { operationRoutes } from './features/operation/operation.routes.ts';
import { identityRoutes } from './features/identity/identity.routes.ts';
import { letIn, provenCaller } from './features/property/property.ts';
import { closeConnections } from './http/close-connections.ts';
import { keepDeskApart } from './http/desk-host.ts';
import { checkOrigins } from './http/origin-check.ts';
import { refusePackedBodies } from './http/packed-bodies.ts';
import { letPreview } from './http/hotel-preview.ts';
import { limitRates } from './http/rate-limits.ts';
import { logRequests } from './http/request-log.ts';
import { routeOf, webhooksPath } from './http/route-of.ts';
import { traceEngine, traceIdFrom } from './http/trace-engine.ts';
import { trustedAddresses } from './http/trusted-addresses.ts';
import { answerProblem, sendProblem } from './http/problem.ts';

/** Within the ten seconds after which the process is ended. */
const closingPatienceMs = 7000;

/** The engine as an HTTP application; listening, jobs and the outside world are the caller's. */
export async function buildApp(deps: Deps, tracing: Tracing = noTracing): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    // Fastify's own lines carry addresses; ours do not.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    trustProxy: trustedAddresses(deps.settings.trustedProxies),
    bodyLimit: deps.settings.bodyBytes,
    requestTimeout: deps.settings.bodyMs,
    // Node takes the longer of the two for the whole request, and looks every 30 s unless told.
    http: { headersTimeout: deps.settings.bodyMs, connectionsCheckingInterval: Math.min(deps.settings.bodyMs, 30_000) },
    frameworkErrors: answerProblem,
    // What comes on an open connection while this engine goes is answered: a balancer learns of it a moment later.
    return503OnClosing: false,
    genReqId: traceIdFrom(deps.settings.trustedProxies),
  });
  app.setErrorHandler(answerProblem);
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, 404, 'not_found'));
  // JSON is the only form of a body: with anything else a foreign page's form could post here.
  app.removeContentTypeParser('text/plain');
  acceptNoBody(app);
  // The hooks of every request end by a call: a promise for each would be made and waited for by every one.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
    done();
  });
  closeConnections(app, closingPatienceMs);
  traceEngine(app, tracing, deps.settings.trustedProxies);
  logRequests(app);
  const registry = measureRequests(app, deps);
  refusePackedBodies(app);
  checkOrigins(app, (request) => routeOf(request).startsWith(webhooksPath));
  keepDeskApart(app, deps.settings);
  await limitRates(app, deps, (credential) => provenCaller(deps, credential));
  letIn(app, deps);
  letPreview(app, deps.settings.propertyKeySecret, deps.clock, (preview) => mayShow(deps, preview));
  keepUnits(deps.db);

  // What guests ask is answered of the hotels that guests may know.
  const guests = { ...deps, hotels: guestsHotels(deps.db, deps.hotels) };
  operationRoutes(app, deps, registry);
  catalogueRoutes(app, guests);
  imagesRoutes(app, guests);
  stockRoutes(app, guests);
  reservationsRoutes(app, guests);
  await paymentsRoutes(app, guests);
  invoicesRoutes(app, guests);
  await messagingRoutes(app, guests);
  await guestRelationsRoutes(app, guests);
  discoveryRoutes(app, guests);
  identityRoutes(app, deps);
  await propertyRoutes(app, deps);
  counterRoutes(app, deps);
  reportsRoutes(app, deps);
  daysRoutes(app, deps);
  bookkeepingRoutes(app, deps);
  privacyRoutes(app, guests);
  onboardingRoutes(app, deps);
  return app;
}

/** Clients say that they send JSON also where there is nothing to send. */
function acceptNoBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else void parse(request, body, done);
  });
}
