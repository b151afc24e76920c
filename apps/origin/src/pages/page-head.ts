import { choiceIn } from '@latchkey/analytics/analytics';
import { readSource, sourceCookie, sourceOfLink, writeSource } from '@latchkey/booking-core/attribution';
import type { PageReleases } from '@latchkey/releases/page';
import { rememberLanguage } from '@latchkey/site/urls';
import { spanOf } from '@latchkey/tracing/requests';
import type { FastifyRequest } from 'fastify';
import { mayBeWatched } from '../measuring/who-is-measured.ts';
import { pageHeaders, type PolicyFor } from '../security/page-headers.ts';
import { proofOf } from '../watching/page-proof.ts';
import { traced, traceparentHere } from '../watching/trace-origin.ts';
import type { IncomingPage } from './incoming-page.ts';
import type { PageServices } from './page-services.ts';

/** What of a page's head is known when it is made. */
export interface MadeHead {
  readonly trusted: PolicyFor['trusted'];
  /** Its part of `Server-Timing` (`timing`). */
  readonly took: string;
  readonly status: number;
}

/** Writes the headers of a page that is about to be sent. */
export function writeHead(services: PageServices, page: IncomingPage, { trusted, took, status }: MadeHead): void {
  const { request, reply, url, cookies, locale, isNewLanguage, site, chosen, arms, isPreview } = page;
  const { mapTiles } = services;
  const tileServer = mapTiles === null ? null : new URL(mapTiles.url).origin;
  const devServers = devServersOf(chosen.releases);
  reply.headers(pageHeaders({ path: url.pathname, site, trusted, devServers, tileServer }));
  const kept = [
    ...(isNewLanguage ? [rememberLanguage(locale, request.protocol === 'https')] : []),
    ...(site.kind === 'desk' ? [] : sourceCookies(request, url.searchParams, cookies)),
    ...chosen.cookies,
    ...arms.settle(status),
  ];
  if (kept.length > 0) reply.header('set-cookie', kept);
  if (chosen.kind === 'preview') reply.header('x-robots-tag', 'noindex');
  if (isPreview) reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'private, no-store' });
  // The page may be one that was made for others: its trace is told beside it, never in it.
  const isTraced = spanOf(request)?.isKept === true && mayBeWatched(request, site);
  reply.header(
    'server-timing',
    `${took}, traceparent;desc="${traceparentHere(request)}"${isTraced ? `, ${traced}` : ''}${proven(services, page)}`,
  );
}

/**
 * While a canary runs: the proof that this guest was sent the page, of the canary and of what is live beside it, for a browser
 * in which it fails (`Server-Timing`). Empty where none is needed.
 */
function proven({ composer, proven: sent, rules, now }: PageServices, { owner, chosen, asker }: IncomingPage): string {
  const { canary } = composer.current();
  const { shell, remotes } = chosen.releases;
  const page = [shell, ...(owner === 'shell' ? [] : [remotes[owner]])];
  const releases = page.flatMap((one) =>
    one === undefined || canary[one.app] === undefined ? [] : [`${one.app}@${one.id}`],
  );
  if (releases.length === 0 || chosen.kind === 'preview' || rules.previewKeys === null) return '';
  for (const release of releases) sent.shown(release, asker.network);
  return `, proof;desc="${proofOf({ network: asker.network, releases }, rules.previewKeys, now())}"`;
}

/** How long a page took in milliseconds, and which release's screen it is (`Server-Timing`). */
export const timing = (release: string, compose: number, render: number): string =>
  `compose;dur=${compose.toFixed(1)}, render;desc="${release}";dur=${render.toFixed(1)}`;

/** Origins of the dev servers whose builds an override brought into the page. */
export const devServersOf = ({ shell, remotes }: PageReleases): string[] => [
  ...new Set(
    [shell, ...Object.values(remotes)].flatMap(({ base }) => (base.startsWith('http') ? [new URL(base).origin] : [])),
  ),
];

/**
 * The cookie that keeps where a visit came from until it ends, where the link of this request says so. Empty for guests
 * who refuse to be followed.
 */
function sourceCookies(
  { headers, protocol }: FastifyRequest,
  search: URLSearchParams,
  cookies: Readonly<Record<string, string>>,
): string[] {
  const source = sourceOfLink(search, readSource(cookies[sourceCookie]));
  const isRefused = headers['dnt'] === '1' || headers['sec-gpc'] === '1' || choiceIn(headers.cookie ?? '') === 'denied';
  if (source === null || isRefused) return [];
  return [`${sourceCookie}=${writeSource(source)}; Path=/; SameSite=Lax${protocol === 'https' ? '; Secure' : ''}`];
}
