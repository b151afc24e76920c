import { deskRoutes, routes } from '@latchkey/site/urls';

/** First segments of what origin and engine answer themselves on the provider's hosts. */
const ofServices = ['api', 'assets', 'b', 'healthz', 'images', 'known-host', 'metrics', 'readyz'];

/**
 * First segments of paths that the site or the desk serves itself: a hotel with such a slug could not be reached at
 * `/{slug}`, or would be taken for the page on the desk.
 */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...ofServices,
  ...[...Object.values(routes), ...Object.values(deskRoutes)].map((route) => route.path.split('/')[1] ?? ''),
]);
