import type { Site } from '@latchkey/api-contract/types';
import { isPaymentPath, urlOf } from '@latchkey/site/urls';
import type { FastifyReply } from 'fastify';

/** For how long a browser may remember it, in seconds: a hotel may lose the proof of its host, or give it up. */
const rememberedSeconds = 300;

/**
 * The address on a hotel's own host to which an address before it leads on, with its path and its search; null where the
 * page is shown as it was asked for. A former host leads on whole; of the provider's hosts what lies below the hotel's name
 * does. Who is paying stays: the way back from a bank is of the host that it began on.
 */
export function ownHostAddress({ pathname, search }: URL, site: Site): string | null {
  const { leadsTo, hotel, publicAddress } = site;
  if (leadsTo === undefined || hotel === null || isPaymentPath(pathname)) return null;
  const home = urlOf('hotelBySlug', { slug: hotel.websiteSlug });
  const isNamed = pathname === home || pathname.startsWith(`${home}/`);
  if (site.kind !== 'hotel' && !isNamed) return null;
  const path = isNamed ? pathname.slice(home.length) || urlOf('hotelHome') : pathname;
  const { scheme, port } = publicAddress ?? { scheme: 'https', port: null };
  return `${scheme}://${leadsTo}${port === null ? '' : `:${port}`}${path}${search}`;
}

/** Leads on to it. */
export const leadToOwnHost = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', `public, max-age=${rememberedSeconds}`).redirect(address, 301);
