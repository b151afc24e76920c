import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { answerRoutes } from './answers/answers.routes.ts';
import { ariRoutes } from './ari/ari.routes.ts';
import { bookingAtDeskRoutes } from './booking-at-desk/booking-at-desk.routes.ts';
import { changeRoutes } from './changes/changes.routes.ts';
import { messageRoutes } from './conversation/messages.routes.ts';
import { dayRoutes } from './day/day.routes.ts';
import { findRoutes } from './day/find.routes.ts';
import { noteRoutes } from './day/notes.routes.ts';
import { propertyGuestsRoutes } from './guests/property-guests.routes.ts';
import { propertyBookingsRoutes } from './property-api/property-bookings.routes.ts';
import { propertyBoundsRoutes } from './property-api/property-bounds.routes.ts';
import { propertyKeysRoutes } from './property-api/property-keys.routes.ts';
import { propertyPaymentsRoutes } from './property-api/property-payments.routes.ts';
import { propertyReviewsRoutes } from './property-api/property-reviews.routes.ts';
import { propertyStaysRoutes } from './property-api/property-stays.routes.ts';
import { rateGridRoutes } from './rate-grid/rate-grid.routes.ts';
import { propertyStockRoutes } from './ari/property-stock.routes.ts';
import { cleaningRoutes } from './rooms/cleaning.routes.ts';
import { roomRoutes } from './rooms/rooms.routes.ts';
import { walkInsRoutes } from './property-api/walk-ins.routes.ts';
import { propertyPageRoutes } from './property-page/property-page.routes.ts';

/** What a hotel does: with its key, or on the page its mails lead to. */
export async function propertyRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await propertyPageRoutes(app, deps);
  propertyBookingsRoutes(app, deps);
  bookingAtDeskRoutes(app, deps);
  propertyStaysRoutes(app, deps);
  walkInsRoutes(app, deps);
  propertyPaymentsRoutes(app, deps);
  propertyGuestsRoutes(app, deps);
  dayRoutes(app, deps);
  changeRoutes(app, deps);
  noteRoutes(app, deps);
  answerRoutes(app, deps);
  messageRoutes(app, deps);
  findRoutes(app, deps);
  propertyStockRoutes(app, deps);
  ariRoutes(app, deps);
  roomRoutes(app, deps);
  cleaningRoutes(app, deps);
  rateGridRoutes(app, deps);
  propertyKeysRoutes(app, deps);
  propertyBoundsRoutes(app, deps);
  propertyReviewsRoutes(app, deps);
}
