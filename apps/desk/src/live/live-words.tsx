import { Trans } from '@lingui/react/macro';

/**
 * Whether a page follows the house, for its status line; nothing until that is known. `time`: of when it is where it does
 * not, for a page that says so.
 */
export function LiveWords({ isLive, time }: { readonly isLive: boolean | null; readonly time?: string }) {
  if (isLive === null) return null;
  if (isLive) return <Trans context="the page follows the house">Live</Trans>;
  return time === undefined ? (
    <Trans>No connection: what changes is not shown</Trans>
  ) : (
    <Trans>No connection: as of {time}</Trans>
  );
}
