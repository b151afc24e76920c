import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { domainsRoutes } from './domains/domains.routes.ts';
import { operatorsRoutes } from './operators/operators.routes.ts';
import { openingsRoutes } from './openings/openings.routes.ts';
import { previewsRoutes } from './openings/previews.routes.ts';
import { startsRoutes } from './starts/starts.routes.ts';
import { trialsRoutes } from './trials/trials.routes.ts';

/** A house on its way to guests: set up by its owner, seen before they see it, opened to them. */
export function onboardingRoutes(app: FastifyInstance, deps: Deps): void {
  startsRoutes(app, deps);
  previewsRoutes(app, deps);
  trialsRoutes(app, deps);
  openingsRoutes(app, deps);
  domainsRoutes(app, deps);
  operatorsRoutes(app, deps);
}
