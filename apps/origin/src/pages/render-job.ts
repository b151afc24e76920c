import type { PageReleases } from '@latchkey/releases/page';
import type { Release } from '@latchkey/releases/store';
import type { Owner } from '@latchkey/site/urls';
import type { FastifyRequest } from 'fastify';
import { traceparentHere } from '../watching/trace-origin.ts';
import type { PageBundles } from '../rendering/protocol.ts';

/** The release of the page's screen: it is blamed if the page kills a thread. */
export function releaseOf(owner: Owner | 'shell', { shell, remotes }: PageReleases): string {
  const release = (owner === 'shell' ? undefined : remotes[owner]) ?? shell;
  return `${release.app}@${release.id}`;
}

/**
 * Headers that the API gets about the guest whose page is rendered; a page for many guests is requested without a
 * cookie.
 */
export function guestHeaders(
  request: FastifyRequest,
  host: string,
  locale: string,
  cookie: string | undefined,
): Record<string, string> {
  return {
    'x-forwarded-host': host,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    traceparent: traceparentHere(request),
    'accept-language': locale,
    ...(cookie ? { cookie } : {}),
  };
}

/** Where the server bundles and the files of these releases lie. */
export function bundlesOf(releases: PageReleases, fileOf: (server: string) => string): PageBundles {
  const bundle = ({ id, server, serverIntegrity }: Release) => ({
    id,
    file: fileOf(server),
    integrity: serverIntegrity,
  });
  const remotes = Object.entries(releases.remotes).map(
    ([owner, release]) => [owner as Owner, bundle(release)] as const,
  );
  return { shell: bundle(releases.shell), remotes: Object.fromEntries(remotes), assets: fileOf('assets') };
}
