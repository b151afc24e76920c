import type { Settings } from '../../../settings.ts';

/** To whom passkeys belong: the host of the desk, and the origin of its pages. */
export interface RelyingParty {
  readonly name: string;
  readonly id: string;
  readonly origin: string;
}

/** The desk of this installation; null where it has none. */
export function relyingPartyOf({
  publicScheme,
  publicPort,
  deskHost,
  providerName,
}: Pick<Settings, 'publicScheme' | 'publicPort' | 'deskHost' | 'providerName'>): RelyingParty | null {
  if (deskHost === null) return null;
  const port = publicPort === null ? '' : `:${publicPort}`;
  return { name: providerName, id: deskHost, origin: `${publicScheme}://${deskHost}${port}` };
}
