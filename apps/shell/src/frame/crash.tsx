import { pageTraceparent } from '@latchkey/api-client/page-trace';
import { Button } from '@latchkey/ui/button';
import { Panel } from '@latchkey/ui/panel';
import { wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { reloadOnceAfterCrash } from './reload-after-crash.ts';

/** The whole page crashed (docs/rules.md, "What guests are told"): said in these words, and reloaded by itself once. */
export function Crash({ error }: { readonly error: unknown }) {
  useEffect(() => reloadOnceAfterCrash(error), [error]);
  return (
    <main id="main" className={wrap}>
      <Panel
        kind="failed"
        level={1}
        title={<Trans>Something went wrong.</Trans>}
        acts={
          <Button onClick={() => location.reload()}>
            <Trans>Reload Page</Trans>
          </Button>
        }
      >
        <p>
          <Trans>We're sorry for the inconvenience. Please try refreshing the page or reopening the tab.</Trans>
        </p>
        <Reference />
      </Panel>
    </main>
  );
}

/** The id of the page's trace, which a guest may read out to those who look for what went wrong. The server does not know it. */
function Reference() {
  const traceId = pageTraceparent()?.split('-')[1];
  return traceId ? (
    <small>
      <Trans>
        Reference: <bdi>{traceId}</bdi>
      </Trans>
    </small>
  ) : null;
}
