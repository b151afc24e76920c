import { choiceIn } from '@latchkey/analytics/analytics';
import { readSource, sourceCookie, sourceOfLink, writeSource } from '@latchkey/booking-core/attribution';
import type { FastifyRequest } from 'fastify';

/**
 * The cookie that keeps where a visit came from until it ends, where the link of this request says so. Empty for guests
 * who refuse to be followed.
 */
export function sourceCookies(
  { headers, protocol }: FastifyRequest,
  search: URLSearchParams,
  cookies: Readonly<Record<string, string>>,
): string[] {
  const source = sourceOfLink(search, readSource(cookies[sourceCookie]));
  const isRefused = headers['dnt'] === '1' || headers['sec-gpc'] === '1' || choiceIn(headers.cookie ?? '') === 'denied';
  if (source === null || isRefused) return [];
  return [`${sourceCookie}=${writeSource(source)}; Path=/; SameSite=Lax${protocol === 'https' ? '; Secure' : ''}`];
}
