import type { Settings } from './settings.ts';

/** Where a host of this installation is reached from outside, with its scheme and its port. */
export function originOf(
  host: string,
  { publicScheme, publicPort }: Pick<Settings, 'publicScheme' | 'publicPort'>,
): string {
  return `${publicScheme}://${host}${publicPort === null ? '' : `:${publicPort}`}`;
}
