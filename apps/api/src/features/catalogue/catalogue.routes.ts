import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { hotelContentRoutes } from './hotel-content/hotel-content.routes.ts';

/** What a hotel says of itself. */
export function catalogueRoutes(app: FastifyInstance, deps: Deps): void {
  hotelContentRoutes(app, deps);
}
