import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { availabilityRoutes } from './availability/availability.routes.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import { hotelSearchRoutes } from './hotel-search/hotel-search.routes.ts';
import { offersRoutes } from './offers/offers.routes.ts';

/** What is free, at which rate, and where: search, calendar, hours, offers. */
export function stockRoutes(app: FastifyInstance, deps: Deps): void {
  hotelSearchRoutes(app, deps);
  availabilityRoutes(app, deps);
  calendarRoutes(app, deps);
  offersRoutes(app, deps);
}
