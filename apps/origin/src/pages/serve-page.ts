import { randomBytes } from 'node:crypto';
import type { PageReleases } from '@latchkey/federation/page';
import type { Release } from '@latchkey/federation/releases';
import type { MapTiles } from '@latchkey/site/screen';
import { hotelNamedBy, qualityFor, type Owner } from '@latchkey/site/urls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseReleases, type ReleaseRules } from '../releases/choose-releases.ts';
import type { Composer } from '../releases/composer.ts';
import type { PageBundles } from '../rendering/protocol.ts';
import type { RenderPool } from '../rendering/render-pool.types.ts';
import { pageHeaders } from '../security/page-headers.ts';
import type { PageCounts } from '../watching/page-counts.ts';
import type { SiteDirectory } from '../sites/site-directory.ts';
import { compressed } from './compressed.ts';
import { parseCookies } from './cookies.ts';
import { crash } from './crash.ts';
import { languageOf, rememberLanguage } from './language.ts';
import { ownerOf } from './owner-of.ts';
import { addressAsked } from './page-url.ts';

export interface PageServices {
  readonly sites: SiteDirectory;
  readonly composer: Composer;
  readonly pool: RenderPool;
  readonly apiUrl: string;
  /** File of a server bundle, from its name in the store. */
  readonly bundleFile: (server: string) => string;
  readonly rules: ReleaseRules;
  readonly counts: PageCounts;
  /** Asked after a page failed: takes a release out that fails too much. */
  readonly watch: (release: string) => Promise<void>;
  readonly mapTiles: MapTiles | null;
  readonly now: () => number;
}

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
  const nonce = randomBytes(16).toString('base64');
  if (!services.pool.hasRoom()) return crash(reply, locale, nonce, 2);
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
  const devServers = [releases.shell, ...Object.values(releases.remotes)]
    .map(({ base }) => base)
    .filter((base) => base.startsWith('http'))
    .map((base) => new URL(base).origin);
  reply.headers(
    pageHeaders({
      path: url.pathname,
      site,
      nonce,
      devServers: [...new Set(devServers)],
      tileServer: services.mapTiles === null ? null : new URL(services.mapTiles.url).origin,
    }),
  );
  const kept = [...(isNewLanguage ? [rememberLanguage(locale, isSecure)] : []), ...chosen.cookies];
  if (kept.length > 0) reply.header('set-cookie', kept);
  if (chosen.kind === 'preview') reply.header('x-robots-tag', 'noindex');
  const release = releaseOf(ownerOf(url.pathname, site.kind), releases);
  const composed = performance.now();
  const ect = request.headers['ect'];
  try {
    const page = await services.pool.render({
      page: {
        url: url.href,
        site,
        locale,
        nonce,
        now: services.now(),
        imageQuality: qualityFor(typeof ect === 'string' ? ect : undefined),
        mapTiles: services.mapTiles,
        userAgent: request.headers['user-agent'] ?? '',
        apiUrl: services.apiUrl,
        apiHeaders: guestHeaders(request, host, locale),
        releases,
        mix: chosen.kind,
      },
      bundles: bundlesOf(releases, services.bundleFile),
      release,
    });
    const rendered = performance.now();
    services.counts.answered(release, page.status, rendered - composed);
    reply.code(page.status).headers(page.headers);
    reply.header('server-timing', timing(release, composed - began, rendered - composed));
    return reply.send(compressed(page.body, request.headers['accept-encoding'], reply));
  } catch (error) {
    // Refused for the crowd's sake: told to the guest at once, and no line of the log for each.
    if (error instanceof Error && error.name === 'Busy') return crash(reply, locale, nonce, 2);
    services.counts.answered(release, 503, performance.now() - composed, true);
    void services.watch(release);
    request.log.error({ release, reason: error instanceof Error ? error.message : String(error) }, 'page not rendered');
    return crash(reply, locale, nonce);
  }
}

const noSuchSite = (reply: FastifyReply): FastifyReply =>
  reply.code(421).type('text/plain; charset=utf-8').send('No site of ours has this name.\n');

/** How long a page took, and which release's screen it is (`Server-Timing`). */
const timing = (release: string, compose: number, render: number): string =>
  `compose;dur=${compose.toFixed(1)}, render;desc="${release}";dur=${render.toFixed(1)}`;

/** The release whose screen a page is, by which the render pool knows whom to blame. */
function releaseOf(owner: Owner | 'shell', { shell, remotes }: PageReleases): string {
  const release = (owner === 'shell' ? undefined : remotes[owner]) ?? shell;
  return `${release.app}@${release.id}`;
}

/** What the API is told of the guest whose page it helps to make. */
function guestHeaders(request: FastifyRequest, host: string, locale: string): Record<string, string> {
  const { cookie } = request.headers;
  return {
    'x-forwarded-host': host,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
    'accept-language': locale,
    ...(cookie ? { cookie } : {}),
  };
}

function bundlesOf(releases: PageReleases, fileOf: (server: string) => string): PageBundles {
  const bundle = ({ id, server, serverIntegrity }: Release) => ({
    id,
    file: fileOf(server),
    integrity: serverIntegrity,
  });
  const remotes = Object.entries(releases.remotes).map(
    ([owner, release]) => [owner as Owner, bundle(release)] as const,
  );
  return { shell: bundle(releases.shell), remotes: Object.fromEntries(remotes) };
}
