import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { bookingsRoutes } from './booking-page/bookings.routes.ts';
import { devicesRoutes } from './booking-page/devices.routes.ts';
import { shortLinksRoutes } from './booking-page/short-links.routes.ts';
import { cancellationsRoutes } from './cancellations/cancellations.routes.ts';
import { guestRequestsRoutes } from './guest-requests/guest-requests.routes.ts';
import { measuredBookingsRoutes } from './measured-bookings/measured-bookings.routes.ts';
import { modificationsRoutes } from './modifications/modifications.routes.ts';
import { priceRevisionsRoutes } from './price-revisions/price-revisions.routes.ts';
import { quotesRoutes } from './quotes/quotes.routes.ts';
import { sharesRoutes } from './shares/shares.routes.ts';

/** A booking from its quote to its end, and the guest’s own acts on it. */
export function reservationsRoutes(app: FastifyInstance, deps: Deps): void {
  quotesRoutes(app, deps);
  bookingsRoutes(app, deps);
  devicesRoutes(app, deps);
  shortLinksRoutes(app, deps);
  measuredBookingsRoutes(app, deps);
  sharesRoutes(app, deps);
  cancellationsRoutes(app, deps);
  priceRevisionsRoutes(app, deps);
  guestRequestsRoutes(app, deps);
  modificationsRoutes(app, deps);
}
