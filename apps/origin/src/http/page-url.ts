import type { FastifyRequest } from 'fastify';

/** What an address turned out to be. */
export type AskedAddress =
  | { readonly kind: 'page'; readonly url: URL }
  /** Another way to write an address of this host: the guest is sent to the clean one. */
  | { readonly kind: 'moved'; readonly to: string }
  /** No address of this host. */
  | { readonly kind: 'refused' };

/** A host name with an optional port. IPv6 literals are nobody's site. */
const authority = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/i;

/**
 * The address that a request asks for. Its authority is the Host header and nothing else: a path that begins with two
 * slashes would be read as another host's, and the absolute form of a request (RFC 9112, section 3.2.2) may name one.
 */
export function addressAsked({ url, host, protocol }: Pick<FastifyRequest, 'url' | 'host' | 'protocol'>): AskedAddress {
  if (!authority.test(host) || Number(host.split(':')[1] ?? 0) > 65_535) return { kind: 'refused' };
  const own = `${protocol}://${host}`;
  if (!url.startsWith('/')) return { kind: 'refused' };
  if (/^[/\\]{2}/.test(url)) return { kind: 'moved', to: `/${url.replace(/^[/\\]+/, '')}` };
  return URL.canParse(own + url) ? { kind: 'page', url: new URL(own + url) } : { kind: 'refused' };
}

/**
 * Takes the absolute form of a request for this host as its path, before routes are looked up; of another host it stays
 * as it is, and is refused.
 */
export function withoutAuthority(url: string | undefined, host: string | undefined): string {
  const [, named, path] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url ?? '/') ?? [];
  if (named === undefined || named.toLowerCase() !== host?.toLowerCase()) return url ?? '/';
  return path?.startsWith('/') ? path : `/${path ?? ''}`;
}
