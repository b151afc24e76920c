import type { PageReleases } from '@latchkey/releases/page';
import { rememberLanguage } from '@latchkey/site/urls';
import { spanOf } from '@latchkey/tracing/requests';
import { mayBeWatched } from '../measuring/who-is-measured.ts';
import { pageHeaders, type PolicyFor } from '../security/page-headers.ts';
import { traced, traceparentHere } from '../watching/trace-origin.ts';
import type { AskedPage } from './asked-page.ts';
import type { PageServices } from './page-services.ts';
import { sourceCookies } from './source-cookie.ts';

/** What of a page's head is known when it is made. */
export interface MadeHead {
  readonly trusted: PolicyFor['trusted'];
  /** Its part of `Server-Timing` (`timing`). */
  readonly took: string;
  readonly status: number;
}

/** Writes the headers of a page that is about to be sent. */
export function writeHead(
  { mapTiles }: PageServices,
  { request, reply, url, cookies, locale, isNewLanguage, site, chosen, arms }: AskedPage,
  { trusted, took, status }: MadeHead,
): void {
  const tileServer = mapTiles === null ? null : new URL(mapTiles.url).origin;
  const devServers = devServersOf(chosen.releases);
  reply.headers(pageHeaders({ path: url.pathname, site, trusted, devServers, tileServer }));
  const kept = [
    ...(isNewLanguage ? [rememberLanguage(locale, request.protocol === 'https')] : []),
    ...sourceCookies(request, url.searchParams, cookies),
    ...chosen.cookies,
    ...arms.settle(status),
  ];
  if (kept.length > 0) reply.header('set-cookie', kept);
  if (chosen.kind === 'preview') reply.header('x-robots-tag', 'noindex');
  // The page may be one that was made for others: its trace is told beside it, never in it.
  const isTraced = spanOf(request)?.isKept === true && mayBeWatched(request, site);
  reply.header(
    'server-timing',
    `${took}, traceparent;desc="${traceparentHere(request)}"${isTraced ? `, ${traced}` : ''}`,
  );
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
