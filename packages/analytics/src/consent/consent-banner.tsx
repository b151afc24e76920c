import { Button } from '@latchkey/ui/button';
import { small } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MeasuringChoice } from './silence.ts';
import * as styles from './consent-banner.module.css';

export interface ConsentBannerProps {
  readonly choose: (choice: MeasuringChoice) => void;
  /** The privacy policy, at the clause about measuring. */
  readonly policy: string;
}

/** Asks whether the visit may be measured: two buttons of one weight. It lies over the foot of the window and moves nothing. */
export function ConsentBanner({ choose, policy }: ConsentBannerProps): ReactNode {
  const { t } = useLingui();
  return (
    <aside className={styles.banner} aria-label={t`Measuring your visit`}>
      <div className={styles.text}>
        <p>
          <Trans>
            May we measure how this site is used? It helps us see what to improve. Booking works the same either way.
          </Trans>
        </p>
        <p className={small}>
          <a href={policy}>
            <Trans>What is measured, and who gets it</Trans>
          </a>
        </p>
      </div>
      <div className={styles.acts}>
        <Button look="quiet" onClick={() => choose('denied')}>
          <Trans>No, do not measure</Trans>
        </Button>
        <Button look="quiet" onClick={() => choose('allowed')}>
          <Trans>Yes, you may measure</Trans>
        </Button>
      </div>
    </aside>
  );
}
