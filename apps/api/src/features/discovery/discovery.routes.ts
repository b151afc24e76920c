import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { hotelsRoutes } from './site/hotels.routes.ts';
import { siteRoutes } from './site/site.routes.ts';
import { sitemapsRoutes } from './sitemaps/sitemaps.routes.ts';

/** How hosts, search engines and crawlers find a hotel. */
export function discoveryRoutes(app: FastifyInstance, deps: Deps): void {
  siteRoutes(app, deps);
  hotelsRoutes(app, deps);
  sitemapsRoutes(app, deps);
}
