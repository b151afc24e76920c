import { attributionOf } from '@latchkey/booking-core/attribution';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Longer than any address of ours, attribution included. */
const longestAddress = 4000;

/** The longest value of a parameter that is kept of an address that is too long: the changes of a plan. */
const longestValue = 1500;

/** Whether an address is too long to be one of ours. */
export const isTooLong = (request: Pick<FastifyRequest, 'url'>): boolean => request.url.length > longestAddress;

/** An address that cannot be a page's leads to the page that says so. */
export const notAPage = (_: FastifyRequest, reply: FastifyReply): FastifyReply => reply.redirect('/pagenotfound', 303);

/**
 * Leads from an address that is too long to the page that it is of: what others hang on a link for themselves is as long as
 * they like, and is left out. Kept are parameters of a sensible length, as many as there is room for, those that say where
 * the guest came from before all. A path that is too long is no page.
 */
export function shortened(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [, path = '', search = ''] = /^([^?]*)\??(.*)$/s.exec(request.url) ?? [];
  if (path.length > longestAddress / 2) return notAPage(request, reply);
  const given = [...new URLSearchParams(search)].filter(([, value]) => value.length <= longestValue);
  const isSource = (pair: [string, string]): boolean => Object.keys(attributionOf([pair])).length > 0;
  const kept = new URLSearchParams();
  for (const [name, value] of given.toSorted((one, other) => Number(isSource(other)) - Number(isSource(one)))) {
    const more = new URLSearchParams([...kept, [name, value]]);
    if (path.length + more.toString().length < longestAddress) kept.append(name, value);
  }
  return reply.redirect(`${path}${kept.size === 0 ? '' : `?${kept}`}`, 303);
}
