import { randomBytes } from 'node:crypto';
import type { PageReleases } from '@latchkey/federation/page';
import type { Release } from '@latchkey/federation/releases';
import type { MapTiles } from '@latchkey/site/screen';
import { hotelNamedBy, qualityFor, type Owner } from '@latchkey/site/urls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Composer } from '../releases/composer.ts';
import { overrideCookie, parseOverrides } from '../releases/overrides.ts';
import type { PageBundles } from '../rendering/protocol.ts';
import type { RenderPool } from '../rendering/render-pool.types.ts';
import { pageHeaders } from '../security/page-headers.ts';
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
  readonly mode: 'demo' | 'production';
  /** Overrides for every page, as the cookie writes them. */
  readonly overrides: string;
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
  const { locale, chosen } = languageOf(url.searchParams, cookies);
  const nonce = randomBytes(16).toString('base64');
  if (!services.pool.hasRoom()) return crash(reply, locale, nonce, 2);
  const found = await services.sites.find(host, locale, hotelNamedBy(url.pathname, url.searchParams));
  if (found.kind === 'unknown_host') return noSuchSite(reply);
  const releases = await services.composer.compose(
    services.mode === 'demo' ? parseOverrides(`${services.overrides},${cookies[overrideCookie] ?? ''}`) : {},
  );
  if (found.kind === 'unavailable' || !releases) return crash(reply, locale, nonce);
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
  if (chosen) reply.header('set-cookie', rememberLanguage(locale, isSecure));
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
      },
      bundles: bundlesOf(releases, services.bundleFile),
      release: releaseOf(ownerOf(url.pathname, site.kind), releases),
    });
    reply.code(page.status).headers(page.headers);
    return reply.send(compressed(page.body, request.headers['accept-encoding'], reply));
  } catch (error) {
    // Refused for the crowd's sake: told to the guest at once, and no line of the log for each.
    if (error instanceof Error && error.name === 'Busy') return crash(reply, locale, nonce, 2);
    request.log.error({ reason: error instanceof Error ? error.message : String(error) }, 'page not rendered');
    return crash(reply, locale, nonce);
  }
}

const noSuchSite = (reply: FastifyReply): FastifyReply =>
  reply.code(421).type('text/plain; charset=utf-8').send('No site of ours has this name.\n');

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
  const bundle = ({ id, server }: Release) => ({ id, file: fileOf(server) });
  const remotes = Object.entries(releases.remotes).map(
    ([owner, release]) => [owner as Owner, bundle(release)] as const,
  );
  return { shell: bundle(releases.shell), remotes: Object.fromEntries(remotes) };
}
