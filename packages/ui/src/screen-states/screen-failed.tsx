import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Panel } from '../panel/panel.tsx';
import { wrap } from '../text/text.ts';

/** A screen that could not be loaded or that broke: a sentence and a way to try again. */
export const ScreenFailed = ({ retry }: { readonly retry: () => void }): ReactNode => (
  <main id="main" className={wrap}>
    <Panel
      kind="failed"
      level={1}
      title={<Trans>Please try again later!</Trans>}
      acts={
        <Button onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>
        <Trans>This part of the page did not load. What you chose is kept.</Trans>
      </p>
    </Panel>
  </main>
);
