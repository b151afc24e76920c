import type { Settings } from '../../../settings.ts';

/** The address at the desk that signs in by a link; null where this installation has no desk. */
export function signInUrl(
  { publicScheme, publicPort, deskHost }: Pick<Settings, 'publicScheme' | 'publicPort' | 'deskHost'>,
  token: string,
): string | null {
  const port = publicPort === null ? '' : `:${publicPort}`;
  return deskHost === null ? null : `${publicScheme}://${deskHost}${port}/sign-in?token=${token}`;
}
