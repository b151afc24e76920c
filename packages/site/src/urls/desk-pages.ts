import { deskRoutes } from './desk-routes.ts';
import type { OwnPage } from './own-page.ts';
import type { Route } from './routes.ts';

/** The pages that a document of the desk brings beside the guests' table, which has none on its host. */
export const deskPages: readonly OwnPage[] = Object.values<Route>(deskRoutes).flatMap(({ path, screen, on }) =>
  screen === null ? [] : [{ path, screen, on }],
);
