import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { buttonClass } from '@latchkey/ui/button';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { fieldsSoFar } from '../fields-so-far.ts';
import { startSteps, type StartStep } from '@latchkey/booking-core/onboarding';
import type { Start } from '../start.model.ts';
import * as styles from './step-foot.module.css';

/** The press that goes on, the way back, and how much has been asked so far. */
export function StepFoot({
  step,
  start,
  children,
}: {
  readonly step: StartStep;
  readonly start: Start | null;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  const before = startSteps[startSteps.indexOf(step) - 1];
  return (
    <div className={styles.foot}>
      {children}
      {before === undefined || start === null ? null : (
        <SiteLink
          className={buttonClass({ look: 'quiet' })}
          to={deskUrl('startStep', { house: start.hotelId, step: before })}
        >
          <Trans context="to the step before">Back</Trans>
        </SiteLink>
      )}
      <span className={styles.count}>
        {start === null ? (
          <Trans>Everything can change later.</Trans>
        ) : (
          <>
            {t`${plural(fieldsSoFar(start.answers), { one: '# field so far.', other: '# fields so far.' })}`}{' '}
            <Trans>Everything can change later.</Trans>
          </>
        )}
      </span>
    </div>
  );
}
