import type { Site } from '@latchkey/api-contract/types';
import { addressGroup } from '@latchkey/booking-core/network';
import type { Locale, NamedHotel } from '@latchkey/site/urls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SiteDirectory } from '../sites/site-directory.ts';
import type { MeasuredCounts } from './measured-counts.ts';
import { isOwnPage, silenceOfRequest } from './who-is-measured.ts';

export type SiteMeasuring = NonNullable<Site['measuring']>;

/** A request that may be measured: the site it is of, and what the site measures. */
export interface Admitted {
  readonly site: Site;
  readonly measuring: SiteMeasuring;
}

/** The site that a request says it is of, in a language. */
export interface AskedSite {
  readonly locale: Locale;
  readonly hotel: NamedHotel | null;
}

/** Requests of one address a minute: a hotel's or a mobile network's guests share one. */
export const mostAMinute = 600;

/** Counts requests by network address, IPv6 by /64: whether one more is too many. */
export function countRequests(now: () => number): (request: FastifyRequest) => boolean {
  const asked = new LRUCache<string, number>({ max: 20_000, ttl: 60_000, noUpdateTTL: true, perf: { now } });
  return ({ ip }) => {
    const group = addressGroup(ip);
    const times = (asked.get(group) ?? 0) + 1;
    asked.set(group, times);
    return times > mostAMinute;
  };
}

/** Lets through what may be measured, by every rule that the browser applies too; what may not is answered here. */
export const admission =
  (sites: SiteDirectory, counts: MeasuredCounts, isTooMany: (request: FastifyRequest) => boolean) =>
  async (path: string, request: FastifyRequest, reply: FastifyReply, asked: AskedSite): Promise<Admitted | null> => {
    reply.header('cache-control', 'no-store');
    if (isTooMany(request)) return refuse(reply, 429);
    const found = isOwnPage(request) ? await sites.find(request.host, asked.locale, asked.hotel) : null;
    if (found?.kind !== 'site') return refuse(reply, 403);
    const { site } = found;
    const silence = silenceOfRequest(request, site);
    if (silence === null) return site.measuring === undefined ? null : { site, measuring: site.measuring };
    counts.counted(path, silence);
    // Taken, so that it is not sent again, and dropped.
    reply.send(taken);
    return null;
  };

export const taken = { status: 1, error: null };
export const notTaken = { status: 0, error: 'not taken' };

/** Refuses a request of another page, or one too many. */
export function refuse(reply: FastifyReply, status: 403 | 429): null {
  reply.code(status).header('retry-after', '60').send(notTaken);
  return null;
}
