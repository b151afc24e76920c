import type { Site } from '@latchkey/api-contract/types';
import { locales, routes, routesOn, withSearch, type Route } from '@latchkey/site/urls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteDirectory } from '../sites/site-directory.ts';

/** Answers `/robots.txt` and `/sitemap.xml` on hosts that are ours; on others there is nothing to crawl. */
export function forCrawlers(app: FastifyInstance, sites: SiteDirectory): void {
  const answer =
    (type: string, write: (site: Site, origin: string) => string) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const found = await sites.find(request.host, 'en', null);
      if (found.kind !== 'site') return reply.code(found.kind === 'unknown_host' ? 421 : 503).send();
      return reply.type(type).send(write(found.site, `${request.protocol}://${request.host}`));
    };
  app.get(
    '/robots.txt',
    answer('text/plain; charset=utf-8', (_, origin) => robots(origin)),
  );
  app.get('/sitemap.xml', answer('application/xml', sitemap));
}

/** What crawlers may read: everything but what is one guest's own. */
const robots = (origin: string): string =>
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
function sitemap(site: Site, origin: string): string {
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
