import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteDirectory } from '../sites/site-directory.ts';

/** `/redirect?hotel=` and `/move?hotel=` lead to that hotel's own site and nowhere else; any other destination is refused. */
export async function leave(
  sites: SiteDirectory,
  status: 302 | 301,
  request: FastifyRequest<{ Querystring: { hotel?: string } }>,
  reply: FastifyReply,
): Promise<unknown> {
  const hotelId = Number(/^\d{1,9}$/.exec(request.query.hotel ?? '')?.[0]);
  const found = hotelId ? await sites.find(request.host, 'en', { hotelId }) : null;
  const slug = found?.kind === 'site' ? found.site.hotel?.websiteSlug : undefined;
  if (!slug) return reply.redirect('/pagenotfound', 303);
  return reply.redirect(found?.kind === 'site' && found.site.kind === 'hotel' ? '/' : `/${slug}`, status);
}
