import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '../button/link-button.tsx';
import { Panel } from '../panel/panel.tsx';
import { wrap } from '../text/text.ts';

export interface ScreenRefusedProps {
  /** The specified sentence. */
  readonly title: ReactNode;
  /** The one way onward. */
  readonly onward: { readonly href: string; readonly label: ReactNode };
}

/** A screen that has nothing to show, and one way onward. */
export const ScreenRefused = ({ title, onward }: ScreenRefusedProps): ReactNode => (
  <main id="main" className={wrap}>
    <Panel kind="refused" level={1} title={title} acts={<LinkButton href={onward.href}>{onward.label}</LinkButton>} />
  </main>
);

/** A screen whose facts could not be read just now: the page is asked for again. Works without JavaScript. */
export const ScreenUnavailable = (): ReactNode => (
  <main id="main" className={wrap}>
    <Panel
      kind="failed"
      level={1}
      title={<Trans>Please try again later!</Trans>}
      acts={
        <LinkButton href="">
          <Trans>Try again</Trans>
        </LinkButton>
      }
    />
  </main>
);
