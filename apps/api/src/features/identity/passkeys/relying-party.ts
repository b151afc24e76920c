import { originOf } from '../../../public-origin.ts';
import type { Settings } from '../../../settings.ts';

/** To whom passkeys belong: the host of the desk, and the origin of its pages. */
export interface RelyingParty {
  readonly name: string;
  readonly id: string;
  readonly origin: string;
}

/** The desk of this installation; null where it has none. */
export function relyingPartyOf(
  settings: Pick<Settings, 'publicScheme' | 'publicPort' | 'deskHost' | 'providerName'>,
): RelyingParty | null {
  const { deskHost, providerName } = settings;
  return deskHost === null ? null : { name: providerName, id: deskHost, origin: originOf(deskHost, settings) };
}
