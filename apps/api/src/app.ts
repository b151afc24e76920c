import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { noTracing, type Tracing } from '@latchkey/tracing/server';
import type { Deps } from './deps.ts';
import { bookingFormsRoutes } from './features/booking-forms/booking-forms.routes.ts';
import { stayFormsRoutes } from './features/booking-forms/stay-forms.routes.ts';
import { availabilityAlertsRoutes } from './features/availability-alerts/availability-alerts.routes.ts';
import { availabilityRoutes } from './features/availability/availability.routes.ts';
import { devicesRoutes } from './features/booking-page/devices.routes.ts';
import { shortLinksRoutes } from './features/booking-page/short-links.routes.ts';
import { bookingsRoutes } from './features/booking-page/bookings.routes.ts';
import { calendarRoutes } from './features/calendar/calendar.routes.ts';
import { hotelContentRoutes } from './features/hotel-content/hotel-content.routes.ts';
import { hotelSearchRoutes } from './features/hotel-search/hotel-search.routes.ts';
import { hotelsRoutes } from './features/site/hotels.routes.ts';
import type { ImageStore } from './features/images/image-store.ts';
import { imagesRoutes } from './features/images/images.routes.ts';
import { itinerariesRoutes } from './features/itineraries/itineraries.routes.ts';
import { cancellationsRoutes } from './features/cancellations/cancellations.routes.ts';
import { lettersRoutes } from './features/forms/letters.routes.ts';
import { formsRoutes } from './features/forms/forms.routes.ts';
import { guestRequestsRoutes } from './features/guest-requests/guest-requests.routes.ts';
import { bookingCodesRoutes } from './features/lookups/booking-codes.routes.ts';
import { propertyPageRoutes } from './features/property-page/property-page.routes.ts';
import { bookingLinksRoutes } from './features/lookups/booking-links.routes.ts';
import { lookupsRoutes } from './features/lookups/lookups.routes.ts';
import { measuredBookingsRoutes } from './features/measured-bookings/measured-bookings.routes.ts';
import { measureRequests } from './features/operation/metrics.ts';
import { operationRoutes } from './features/operation/operation.routes.ts';
import { modificationsRoutes } from './features/modifications/modifications.routes.ts';
import { personalDataRoutes } from './features/personal-data/personal-data.routes.ts';
import { priceRevisionsRoutes } from './features/price-revisions/price-revisions.routes.ts';
import { paymentsRoutes } from './features/payments/payments.routes.ts';
import { offersRoutes } from './features/offers/offers.routes.ts';
import { propertyBookingsRoutes } from './features/property/property-bookings.routes.ts';
import { propertyStaysRoutes } from './features/property/property-stays.routes.ts';
import { propertyKeysRoutes } from './features/property/property-keys.routes.ts';
import { propertyStockRoutes } from './features/property/property-stock.routes.ts';
import { provenKey } from './features/property/property-keys.ts';
import { propertyReviewsRoutes } from './features/property/property-reviews.routes.ts';
import { feedbackRoutes } from './features/reviews/feedback.routes.ts';
import { reviewsRoutes } from './features/reviews/reviews.routes.ts';
import { quotesRoutes } from './features/quotes/quotes.routes.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { sitemapsRoutes } from './features/sitemaps/sitemaps.routes.ts';
import { webhooksRoutes } from './features/webhooks/webhooks.routes.ts';
import { closeConnections } from './http/close-connections.ts';
import { checkOrigins } from './http/origin-check.ts';
import { refusePackedBodies } from './http/packed-bodies.ts';
import { limitRates } from './http/rate-limits.ts';
import { logRequests } from './http/request-log.ts';
import { routeOf, webhooksPath } from './http/route-of.ts';
import { traceEngine, traceIdFrom } from './http/trace-engine.ts';
import { trustedAddresses } from './http/trusted-addresses.ts';
import { answerProblem, sendProblem } from './problem.ts';

/** Within the ten seconds after which the process is ended. */
const closingPatienceMs = 7000;

/** The engine as an HTTP application; listening, jobs and the outside world are the caller's. */
export async function buildApp(deps: Deps, images: ImageStore, tracing: Tracing = noTracing): Promise<FastifyInstance> {
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
    return503OnClosing: true,
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
  await limitRates(app, deps, (authorization) => provenKey(deps, authorization));

  operationRoutes(app, deps, registry);
  siteRoutes(app, deps);
  hotelsRoutes(app, deps);
  hotelSearchRoutes(app, deps);
  sitemapsRoutes(app, deps);
  hotelContentRoutes(app, deps);
  availabilityRoutes(app, deps);
  calendarRoutes(app, deps);
  offersRoutes(app, deps);
  quotesRoutes(app, deps);
  bookingsRoutes(app, deps);
  devicesRoutes(app, deps);
  shortLinksRoutes(app, deps);
  measuredBookingsRoutes(app, deps);
  paymentsRoutes(app, deps);
  lookupsRoutes(app, deps);
  await bookingCodesRoutes(app, deps);
  await bookingLinksRoutes(app, deps);
  await propertyPageRoutes(app, deps);
  await bookingFormsRoutes(app, deps);
  await stayFormsRoutes(app, deps);
  cancellationsRoutes(app, deps);
  priceRevisionsRoutes(app, deps);
  guestRequestsRoutes(app, deps);
  modificationsRoutes(app, deps);
  personalDataRoutes(app, deps);
  propertyBookingsRoutes(app, deps);
  propertyStaysRoutes(app, deps);
  propertyStockRoutes(app, deps);
  propertyKeysRoutes(app, deps);
  itinerariesRoutes(app, deps);
  formsRoutes(app, deps);
  reviewsRoutes(app, deps);
  feedbackRoutes(app, deps);
  propertyReviewsRoutes(app, deps);
  await lettersRoutes(app, deps);
  await availabilityAlertsRoutes(app, deps);
  imagesRoutes(app, deps, images);
  await webhooksRoutes(app, deps);
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
