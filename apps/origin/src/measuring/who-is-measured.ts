import { choiceIn, silenceOf, type MeasuringRules, type Silence } from '@latchkey/analytics/analytics';
import type { Site } from '@latchkey/api-contract/types';
import { isBot } from '@latchkey/bots/bots';
import type { FastifyRequest } from 'fastify';

const rulesOf = ({ headers, host }: FastifyRequest, site: Site): MeasuringRules => ({
  host,
  measuring: site.measuring,
  doNotTrack: headers['dnt'] === '1',
  globalPrivacyControl: headers['sec-gpc'] === '1',
  isBot: isBot(headers['user-agent'] ?? ''),
  choice: choiceIn(headers.cookie ?? ''),
});

/** Why nothing of this request may be measured, or null where it may: the same rules as in the browser. */
export const silenceOfRequest = (request: FastifyRequest, site: Site): Silence | null =>
  silenceOf(rulesOf(request, site));

/**
 * Whether a page may trace its work in the browser, where somebody collects traces, and its guest be in an experiment.
 * Both are anonymous, yet bots, price checkers among them, and guests who want nothing measured are left out. Sites
 * that measure nothing and developers' machines may; the desk, where people work, may not.
 */
export function mayBeWatched(request: FastifyRequest, site: Site): boolean {
  if (site.kind === 'desk') return false;
  const { measuring, doNotTrack, globalPrivacyControl, choice, isBot: asBot } = rulesOf(request, site);
  if (doNotTrack || globalPrivacyControl || asBot || choice === 'denied') return false;
  return measuring?.consent !== 'needed' || choice === 'allowed';
}

/** Whether a request was sent by a page of this host: browsers say so, on plain HTTP by `Origin` alone. */
export function isOwnPage({ headers, host, protocol }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === `${protocol}://${host}` : site === 'same-origin';
}
