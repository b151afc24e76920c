import { pageTraceparent } from '@latchkey/api-client/page-trace';
import { Trans } from '@lingui/react/macro';

/** The id of the page's trace, which a guest may read out to those who look for what went wrong. The server does not know it. */
export function Reference() {
  const traceId = pageTraceparent()?.split('-')[1];
  return traceId ? (
    <small>
      <Trans>
        Reference: <bdi>{traceId}</bdi>
      </Trans>
    </small>
  ) : null;
}
