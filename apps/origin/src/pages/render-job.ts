import type { PageReleases } from '@latchkey/releases/page';
import type { Composition, Release } from '@latchkey/releases/store';
import type { Owner } from '@latchkey/site/urls';
import type { FastifyRequest } from 'fastify';
import type { ChosenReleases } from '../releases/choose-releases.ts';
import { withoutTrials } from '../http/cookies.ts';
import { traceparentHere } from '../watching/trace-origin.ts';
import type { PageBundles } from '../rendering/protocol.ts';

/** The release of the page's screen: it is blamed if the page kills a thread. */
export function releaseOf(owner: Owner | 'shell', { shell, remotes }: PageReleases): string {
  const release = (owner === 'shell' ? undefined : remotes[owner]) ?? shell;
  return `${release.app}@${release.id}`;
}

/**
 * Headers of requests in the origin's own name: they leave the guest out, so that the answer can be shown to many, and
 * the engine counts it against nobody.
 */
export const ownHeaders = (request: FastifyRequest, locale: string): Record<string, string> => ({
  traceparent: traceparentHere(request),
  'accept-language': locale,
});

/** Headers that the API gets about the guest whose own page is rendered. */
export function guestHeaders(request: FastifyRequest, locale: string): Record<string, string> {
  const cookie = withoutTrials(request.headers.cookie);
  const userAgent = request.headers['user-agent'];
  return {
    ...ownHeaders(request, locale),
    'x-forwarded-host': request.host,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    ...(cookie ? { cookie } : {}),
    // A session at the desk is named after the device in which it was begun, with a script or without.
    ...(userAgent ? { 'user-agent': userAgent } : {}),
  };
}

/**
 * The release that a page speaks for or against. A canary of the shell is in doubt before the live screens in it; a preview
 * is shown to who made it, and says nothing.
 */
export function judgedBy(
  { kind, releases }: Pick<ChosenReleases, 'kind' | 'releases'>,
  release: string,
  { canary }: Pick<Composition, 'canary'>,
): string | null {
  if (kind === 'preview') return null;
  const { shell } = releases;
  return canary[shell.app]?.id === shell.id ? `${shell.app}@${shell.id}` : release;
}

/** The shell of a page as the one that may be to blame for it: in the pages of this owner. */
export const shellBehind = ({ shell }: PageReleases, release: string): string =>
  `${shell.app}@${shell.id}#${release.split('@')[0]}`;

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
