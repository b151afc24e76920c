import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '../button/link-button.tsx';
import { Panel } from '../panel/panel.tsx';
import { wrap } from '../text/text.ts';

interface Way {
  readonly href: string;
  readonly label: ReactNode;
}

export interface ScreenRefusedProps {
  /** The specified sentence. */
  readonly title: ReactNode;
  /** One sentence of help. */
  readonly help?: ReactNode;
  /** The main way onward. */
  readonly onward: Way;
  /** A second one. */
  readonly also?: Way;
}

/** A screen that has nothing to show, what may help, and the ways onward. */
export const ScreenRefused = ({ title, help, onward, also }: ScreenRefusedProps): ReactNode => (
  <main id="main" className={wrap}>
    <Panel
      kind="refused"
      level={1}
      title={title}
      acts={
        <>
          <LinkButton href={onward.href}>{onward.label}</LinkButton>
          {also === undefined ? null : <a href={also.href}>{also.label}</a>}
        </>
      }
    >
      {help}
    </Panel>
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
