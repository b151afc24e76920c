import type { SiteKind } from '@latchkey/booking-core/site-kinds';
import { attributionOf } from '@latchkey/booking-core/attribution';
import { hotelHomeUrl, isLocale, parseStayLink, routesOn, stayUrl, urlOf } from '@latchkey/site/urls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Crawlers } from '../measuring/crawlers.ts';
import type { SiteDirectory } from '../sites/site-directory.ts';
import { crashInLanguage } from './crash.ts';
import type { PageLimits } from './page-limits.ts';
import { addressAsked } from '../http/page-url.ts';

/** What is carried along of an attribution parameter at most. */
const longestCarried = 200;

interface RedirectServices {
  readonly limits: PageLimits;
  readonly sites: SiteDirectory;
  readonly crawlers: Pick<Crawlers, 'asked'>;
}

/**
 * `/redirect` and `/move` lead to known destinations of this host and nowhere else: `hotel` to a hotel's home, with
 * `checkIn` and `checkOut` to its rooms on these dates, `to` to a page of the route table by its path. The language and
 * the four attribution parameters go along; everything else is dropped. An unknown destination is not found; where the
 * engine does not answer, the link is to be followed again.
 */
export async function answerRedirect(
  { sites, crawlers, limits }: RedirectServices,
  status: 302 | 301,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const asked = addressAsked(request);
  if (asked.kind !== 'page') return reply.code(421).send();
  const found = await sites.find(request.host, 'en', null);
  if (found.kind === 'unknown_host') return reply.code(421).send();
  const seconds = limits.take(request.ip);
  if (seconds !== null) return crashInLanguage(reply, seconds, 429);
  const search = asked.url.searchParams;
  const destination = search.has('hotel')
    ? await hotelPage(sites, request.host, search)
    : await knownPage(sites, request.host, search.get('to'));
  if (destination === unavailable) return crashInLanguage(reply);
  const carried = carriedOf(search);
  if (found.kind === 'site')
    crawlers.asked({
      site: found.site,
      url: asked.url,
      userAgent: request.headers['user-agent'] ?? '',
      referrer: request.headers.referer ?? '',
      language: 'en',
      action: asked.url.pathname.slice(1),
    });
  if (destination === null) return reply.redirect(withCarried(urlOf('pageNotFound'), carried), 303);
  return reply.redirect(withCarried(destination, carried), status);
}

const unavailable = Symbol('unavailable');

/** A path of this host; null where there is none, `unavailable` where the engine fails to answer. */
type Destination = string | null | typeof unavailable;

/** A hotel's home, or its rooms on the dates that are given; null where there is no such hotel here. */
async function hotelPage(sites: SiteDirectory, host: string, search: URLSearchParams): Promise<Destination> {
  const hotelId = Number(/^\d{1,9}$/.exec(search.get('hotel') ?? '')?.[0]);
  const found = hotelId ? await sites.find(host, 'en', { hotelId }) : null;
  if (found?.kind === 'unavailable') return unavailable;
  if (found?.kind !== 'site' || found.site.hotel?.id !== hotelId) return null;
  if (!search.has('checkIn') && !search.has('checkOut')) return hotelHomeUrl(found.site);
  const stay = parseStayLink(
    {
      hotelId: String(hotelId),
      checkIn: search.get('checkIn') ?? '',
      checkOut: search.get('checkOut') ?? '',
      adults: search.get('adults') ?? '2',
      children: search.get('children') ?? '0',
      infants: search.get('infants') ?? '0',
    },
    { ages: search.get('ages') ?? '' },
  );
  return stay === null ? null : stayUrl(stay);
}

/** A page without parameters by its path, as the route table has it for this kind of site. */
async function knownPage(sites: SiteDirectory, host: string, to: string | null): Promise<Destination> {
  const found = to === null ? null : await sites.find(host, 'en', null);
  if (found?.kind === 'unavailable') return unavailable;
  return found?.kind === 'site' ? (pathsOf(found.site.kind).find((path) => path === to) ?? null) : null;
}

/** Pages that a link from elsewhere may lead to: not those that belong to one booking or to its payment. */
const pathsOf = (kind: SiteKind): string[] =>
  routesOn(kind)
    .filter(([, { path, zone, owner }]) => !path.includes('$') && zone === undefined && owner !== 'shell')
    .map(([, { path }]) => path);

/** The language and the attribution of a link, and whether it begins a visit in booking-widget mode. */
function carriedOf(search: URLSearchParams): URLSearchParams {
  const lang = search.get('lang');
  const carried = new URLSearchParams(isLocale(lang) ? { lang } : {});
  for (const [name, value] of search)
    if (Object.keys(attributionOf([[name, value]])).length > 0) carried.set(name, value.slice(0, longestCarried));
  if (search.get('mode') === 'GHC') carried.set('mode', 'GHC');
  return carried;
}

function withCarried(path: string, carried: URLSearchParams): string {
  if (carried.size === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${carried}`;
}
