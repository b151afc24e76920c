import { isLocale, urlOf } from '@latchkey/site/urls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressAsked } from '../http/page-url.ts';
import { isOnDesk } from '../security/keep-desk-apart.ts';
import type { SiteDirectory } from '../sites/site-directory.ts';

/** Where owners set up their houses, on the desk; the provider's pages name it without knowing the desk's host. */
export const startPath = '/start';

/**
 * Leads from the provider's hosts to where owners set up their houses; where there is no desk, to the form by which they ask
 * the provider. Elsewhere it is a page like any other (`otherwise`).
 */
export async function leadToStart(
  { sites, deskHost }: { readonly sites: SiteDirectory; readonly deskHost: string | null },
  request: FastifyRequest,
  reply: FastifyReply,
  otherwise: () => Promise<unknown>,
): Promise<unknown> {
  const asked = addressAsked(request);
  if (asked.kind !== 'page' || isOnDesk(request, deskHost)) return otherwise();
  const found = await sites.find(request.host, 'en', null);
  if (found.kind !== 'site' || (found.site.kind !== 'provider' && found.site.kind !== 'platform')) return otherwise();
  const lang = asked.url.searchParams.get('lang');
  const search = isLocale(lang) ? `?lang=${lang}` : '';
  if (deskHost === null) return reply.redirect(`${urlOf('listYourHotel')}${search}`, 302);
  const { scheme, port } = found.site.publicAddress ?? { scheme: 'https', port: null };
  return reply.redirect(`${scheme}://${deskHost}${port === null ? '' : `:${port}`}${startPath}${search}`, 302);
}
