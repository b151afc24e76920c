import { choiceIn, silenceOf, type Silence } from '@latchkey/analytics/analytics';
import type { Site } from '@latchkey/api-contract/types';
import { isBot } from '@latchkey/bots/bots';
import type { FastifyRequest } from 'fastify';

/** Why nothing of this request may be measured, or null where it may: the same rules as in the browser. */
export function silenceOfRequest({ headers, host }: FastifyRequest, site: Site): Silence | null {
  return silenceOf({
    host,
    measuring: site.measuring,
    doNotTrack: headers['dnt'] === '1',
    globalPrivacyControl: headers['sec-gpc'] === '1',
    isBot: isBot(headers['user-agent'] ?? ''),
    choice: choiceIn(headers.cookie ?? ''),
  });
}

/** Whether a request was sent by a page of this host: browsers say so, on plain HTTP by `Origin` alone. */
export function isOwnPage({ headers, host, protocol }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === `${protocol}://${host}` : site === 'same-origin';
}
