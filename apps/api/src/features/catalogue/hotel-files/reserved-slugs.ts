import { routes } from '@latchkey/site/urls';

/** First segments of paths that the site serves itself: a hotel with such a slug could not be reached at `/{slug}`. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'images',
  'start',
  ...Object.values(routes).map((route) => route.path.split('/')[1] ?? ''),
]);
