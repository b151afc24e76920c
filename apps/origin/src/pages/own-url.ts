import type { Site } from '@latchkey/api-contract/types';

/** The address of a page as the engine is set to have it: scheme and port of the Host header are whatever somebody wrote. */
export function ownUrl(asked: URL, { host, publicAddress }: Pick<Site, 'host' | 'publicAddress'>): URL {
  // An older engine does not say.
  if (publicAddress === undefined) return asked;
  const own = new URL(asked);
  own.protocol = publicAddress.scheme;
  own.hostname = host;
  own.port = publicAddress.port === null ? '' : String(publicAddress.port);
  return own;
}

/** What tells one address from another in every cache: a port does not. */
export const addressKey = ({ hostname, pathname, search }: URL): string => `${hostname}${pathname}${search}`;
