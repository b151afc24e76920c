import type { PageReleases } from '@latchkey/releases/page';
import type { Site } from '@latchkey/api-contract/types';
import type { MapTiles } from '@latchkey/site/screen';
import { hotelNamedBy, qualityFor, rememberLanguage, type Owner } from '@latchkey/site/urls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseReleases, type ReleaseRules } from '../releases/choose-releases.ts';
import type { Composer } from '../releases/composer.ts';
import type { RenderedHead } from '../rendering/page-stream.ts';
import { Busy, type RenderPool } from '../rendering/render-pool.types.ts';
import type { Crawlers } from '../measuring/crawlers.ts';
import { pageHeaders, trustedBy, type PolicyFor } from '../security/page-headers.ts';
import type { ClientCounts } from '../watching/client-counts.ts';
import type { PageCounts } from '../watching/page-counts.ts';
import type { SiteDirectory } from '../sites/site-directory.ts';
import type { CachedPages } from './cached-pages.ts';
import { compressed, sendWhole } from './compressed.ts';
import { parseCookies } from './cookies.ts';
import { crash } from './crash.ts';
import { languageOf } from './language.ts';
import { newNonce } from './nonce.ts';
import { ownerOf } from './owner-of.ts';
import { addressAsked } from './page-url.ts';
import { bundlesOf, guestHeaders, releaseOf } from './render-job.ts';
import { spanOf } from '@latchkey/tracing/requests';
import { mayTracePage } from '../measuring/who-is-measured.ts';
import { traced, traceparentHere } from '../watching/trace-origin.ts';
import { sourceCookies } from './source-cookie.ts';
import type { StockVersions } from './stock-versions.ts';

export interface PageServices {
  readonly sites: SiteDirectory;
  readonly composer: Composer;
  readonly pool: RenderPool;
  readonly apiUrl: string;
  /** File of a server bundle, from its name in the store. */
  readonly bundleFile: (server: string) => string;
  readonly rules: ReleaseRules;
  readonly counts: PageCounts;
  readonly browsers: ClientCounts;
  /** Pages that are the same for many guests, and what says whether one is still true. */
  readonly pages: CachedPages;
  readonly versions: StockVersions;
  /** Asked after a page failed: takes a release out that fails too much. */
  readonly watch: (release: string) => Promise<void>;
  readonly mapTiles: MapTiles | null;
  readonly crawlers: Crawlers;
  readonly now: () => number;
}

/** Retry-After under overload, in seconds. */
const retrySoon = 2;

/** Answers a page: whose site, which language, which releases, rendered. */
export async function servePage(
  services: PageServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const asked = addressAsked(request);
  if (asked.kind === 'refused') return noSuchSite(reply);
  if (asked.kind === 'moved') return reply.redirect(asked.to, 308);
  const { url } = asked;
  const host = request.host;
  const cookies = parseCookies(request.headers.cookie);
  const isSecure = request.protocol === 'https';
  const { locale, chosen: isNewLanguage } = languageOf(url.searchParams, cookies);
  const nonce = newNonce();
  // Under overload a request is refused before any work is done; pages in memory are still served.
  if (!services.pool.hasRoom() && !services.pages.has(url.href)) return crash(reply, locale, nonce, retrySoon);
  const found = await services.sites.find(host, locale, hotelNamedBy(url.pathname, url.searchParams));
  if (found.kind === 'unknown_host') return noSuchSite(reply);
  const began = performance.now();
  const chosen = await chooseReleases(services.composer, services.rules, {
    path: url.pathname,
    cookies,
    now: services.now(),
    isSecure,
  });
  if (found.kind === 'unavailable' || !chosen) return crash(reply, locale, nonce);
  const { releases } = chosen;
  const { site } = found;
  services.crawlers.asked({
    site,
    url,
    userAgent: request.headers['user-agent'] ?? '',
    referrer: request.headers.referer ?? '',
    language: locale,
  });
  const owner = ownerOf(url.pathname, site.kind, releases);
  const release = releaseOf(owner, releases);
  // Guests are told apart only while there is a canary to compare.
  if (services.composer.current().canary[owner] !== undefined) services.browsers.sent(release, request.ip);
  const ect = request.headers['ect'];
  const imageQuality = qualityFor(typeof ect === 'string' ? ect : undefined);
  const devServers = devServersOf(releases);
  const span = spanOf(request);
  span?.rename(`page ${owner}`);
  span?.say({
    'latchkey.remote': owner,
    'latchkey.release': release,
    ...(site.hotel === null ? {} : { 'latchkey.hotel_id': site.hotel.id }),
  });
  let took: string | null = null;
  const head = (trusted: PolicyFor['trusted']): void => {
    const tileServer = services.mapTiles === null ? null : new URL(services.mapTiles.url).origin;
    reply.headers(pageHeaders({ path: url.pathname, site, trusted, devServers, tileServer }));
    const kept = [
      ...(isNewLanguage ? [rememberLanguage(locale, isSecure)] : []),
      ...sourceCookies(request, url.searchParams, cookies),
      ...chosen.cookies,
    ];
    if (kept.length > 0) reply.header('set-cookie', kept);
    if (chosen.kind === 'preview') reply.header('x-robots-tag', 'noindex');
    // The page may be one that was made for others: its trace is told beside it, never in it.
    reply.header(
      'server-timing',
      `${took}, traceparent;desc="${traceparentHere(request)}"${span?.isKept && mayTracePage(request, site) ? `, ${traced}` : ''}`,
    );
  };
  const render = async (own: {
    readonly nonce: string;
    readonly cookie: string | undefined;
  }): Promise<RenderedHead> => {
    if (!services.pool.hasRoom()) throw new Busy('more pages wait than can be rendered in time');
    const from = performance.now();
    const page = await services.pool.render({
      page: {
        url: url.href,
        site,
        locale,
        nonce: own.nonce,
        now: services.now(),
        imageQuality,
        mapTiles: services.mapTiles,
        userAgent: own.cookie === undefined ? '' : (request.headers['user-agent'] ?? ''),
        apiUrl: services.apiUrl,
        apiHeaders: guestHeaders(request, host, locale, own.cookie),
        releases,
        mix: chosen.kind,
      },
      bundles: bundlesOf(releases, services.bundleFile),
      release,
    });
    services.counts.answered(release, page.status, performance.now() - from);
    took = timing(release, from - began, performance.now() - from);
    return page;
  };
  try {
    const isShared = isSameForAll(owner) && chosen.kind !== 'preview' && devServers.length === 0;
    const version = isShared ? await versionOf(services.versions, site) : null;
    if (version !== null) {
      const variant = JSON.stringify([locale, imageQuality, idsOf(releases), site]);
      const page = await services.pages.get({ address: url.href, variant }, version, (fresh) =>
        render({ nonce: fresh, cookie: undefined }),
      );
      took ??= timing(release, performance.now() - began, 0);
      head(page);
      return sendWhole(page, request.headers['accept-encoding'], reply);
    }
    const page = await render({ nonce, cookie: request.headers.cookie ?? '' });
    head(trustedBy(nonce));
    reply.code(page.status).headers(page.headers);
    return reply.send(compressed(page.body, request.headers['accept-encoding'], reply));
  } catch (error) {
    // Refused for the crowd's sake: told to the guest at once, and no line of the log for each.
    if (error instanceof Error && error.name === 'Busy') return crash(reply, locale, nonce, retrySoon);
    services.counts.answered(release, 503, performance.now() - began, true);
    void services.watch(release);
    request.log.error({ release, reason: error instanceof Error ? error.message : String(error) }, 'page not rendered');
    return crash(reply, locale, nonce);
  }
}

/**
 * Screens without per-guest content on the server: bookings and visits are loaded in the browser, or by other screens.
 */
const isSameForAll = (owner: Owner | 'shell'): boolean => owner === 'hotel-home' || owner === 'marketing';

/** What a page's rooms and prices are at; a page of no hotel has none. Null: nothing that was kept can be trusted. */
const versionOf = (versions: StockVersions, { hotel }: Site): Promise<string | null> =>
  hotel === null ? Promise.resolve('') : versions.of(hotel.id);

const idsOf = ({ shell, remotes }: PageReleases): string[] => [shell, ...Object.values(remotes)].map(({ id }) => id);

/** Origins of the dev servers whose builds an override brought into the page. */
const devServersOf = ({ shell, remotes }: PageReleases): string[] => [
  ...new Set(
    [shell, ...Object.values(remotes)].flatMap(({ base }) => (base.startsWith('http') ? [new URL(base).origin] : [])),
  ),
];

const noSuchSite = (reply: FastifyReply): FastifyReply =>
  reply.code(421).type('text/plain; charset=utf-8').send('No site of ours has this name.\n');

/** How long a page took, and which release's screen it is (`Server-Timing`). */
const timing = (release: string, compose: number, render: number): string =>
  `compose;dur=${compose.toFixed(1)}, render;desc="${release}";dur=${render.toFixed(1)}`;
