import { originOf } from '../../../public-origin.ts';
import type { Settings } from '../../../settings.ts';

/** The address at the desk that signs in by a link; null where this installation has no desk. */
export function signInUrl(
  settings: Pick<Settings, 'publicScheme' | 'publicPort' | 'deskHost'>,
  token: string,
  to?: string,
): string | null {
  return settings.deskHost === null
    ? null
    : `${originOf(settings.deskHost, settings)}/sign-in?${new URLSearchParams({ token, ...(to === undefined ? {} : { to }) }).toString()}`;
}
