import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { hotelContentRoutes } from './hotel-content/hotel-content.routes.ts';
import { imagesRoutes } from './images/images.routes.ts';

/** What a hotel says of itself: its file, its pages, its pictures. */
export function catalogueRoutes(app: FastifyInstance, deps: Deps): void {
  hotelContentRoutes(app, deps);
  imagesRoutes(app, deps);
}
