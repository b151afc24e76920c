import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { availabilityAlertsRoutes } from './availability-alerts/availability-alerts.routes.ts';
import { formsRoutes } from './forms/forms.routes.ts';
import { lettersRoutes } from './forms/letters.routes.ts';
import { itinerariesRoutes } from './itineraries/itineraries.routes.ts';
import { ownRegistrationsRoutes } from './own-registrations/own-registrations.routes.ts';
import { feedbackRoutes } from './reviews/feedback.routes.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';

/** What guests write beside a booking: forms, reviews, registrations, alerts, plans of days. */
export async function guestRelationsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  itinerariesRoutes(app, deps);
  formsRoutes(app, deps);
  reviewsRoutes(app, deps);
  feedbackRoutes(app, deps);
  ownRegistrationsRoutes(app, deps);
  await lettersRoutes(app, deps);
  await availabilityAlertsRoutes(app, deps);
}
