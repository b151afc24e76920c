import { pageTraceparent } from '@latchkey/api-client/page-trace';
import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';

/** The id of the page's trace, which a guest may read out to those who look for what went wrong. The server does not know it. */
export function Reference() {
  const traceId = useSyncExternalStore(neverChanges, read, () => null);
  if (traceId === null) return null;
  return (
    <small>
      <Trans>
        Reference: <bdi>{traceId}</bdi>
      </Trans>
    </small>
  );
}

const neverChanges = () => () => undefined;
const read = (): string | null => pageTraceparent()?.split('-')[1] ?? null;
