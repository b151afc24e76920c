import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { hidden, wrap } from '../text/text.ts';

/** While a screen and what it shows are on their way. */
export const ScreenPending = (): ReactNode => (
  <main id="main" className={wrap} aria-busy="true">
    <output className={hidden}>
      <Trans>The page is on its way.</Trans>
    </output>
    <Skeleton blockSize="4rem" inlineSize="60%" />
    <Skeleton ratio="21/9" />
  </main>
);
