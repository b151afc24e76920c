import type { Site } from '@latchkey/api-contract/types';
import { locales, routes, routesOn, withSearch, type Route } from '@latchkey/site/urls';

/** What crawlers may read: everything but what is one guest's own. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /checkout/',
    'Disallow: /room/checkout',
    'Disallow: /bookings/',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** The pages of a site that are built, are the same for everybody and have no parameter, in each language. */
export function sitemap(site: Site, origin: string): string {
  const open = routesOn(site.kind)
    .filter(([, route]) => isOpen(route))
    .map(([, route]) => route.path);
  const entries = open.map((path) => {
    const links = locales.map(
      (lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${origin}${withSearch(path, { lang })}"/>`,
    );
    return `<url><loc>${origin}${path}</loc>${links.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
}

const isOpen = (route: Route): boolean =>
  route.screen !== null &&
  !route.path.includes('$') &&
  route.zone !== 'payment' &&
  route.path !== routes.pageNotFound.path;
