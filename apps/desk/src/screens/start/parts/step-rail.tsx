import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Icon } from '@latchkey/ui/icon';
import { bedDouble, check, clipboardList, eye, landmark } from '@latchkey/ui/icons';
import { cx } from '@latchkey/ui/cx';
import { hidden } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { lastOpenStep } from '../last-open-step.ts';
import { stepNames } from '../start.copy.ts';
import { startSteps, type StartStep } from '@latchkey/booking-core/onboarding';
import type { Start } from '../start.model.ts';
import * as styles from './step-rail.module.css';

const icons = { house: landmark, rooms: bedDouble, terms: clipboardList, preview: eye } as const;
/** The shape of a key's tag, its hole cut out. */
const tag = 'M9 1h30l8 8v34H1V9z M24 6.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z';

/** The steps, a key each on one rail: amber where it is done, open where one is. */
export function StepRail({ here, start }: { readonly here: StartStep; readonly start: Start | null }) {
  const { t } = useLingui();
  const reached = start === null ? 0 : startSteps.indexOf(lastOpenStep(start));
  return (
    <nav aria-label={t`Steps`}>
      <ol className={styles.rail}>
        {startSteps.map((step, at) => (
          <li key={step} className={styles.hook}>
            {start !== null && at <= reached && step !== here ? (
              <SiteLink className={styles.step} to={deskUrl('startStep', { house: start.hotelId, step })}>
                <StepKey step={step} isDone={at < reached || start.state !== 'answers'} isHere={false} />
              </SiteLink>
            ) : (
              <span className={styles.step} aria-current={step === here ? 'step' : undefined}>
                <StepKey step={step} isDone={false} isHere={step === here} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepKey({
  step,
  isDone,
  isHere,
}: {
  readonly step: StartStep;
  readonly isDone: boolean;
  readonly isHere: boolean;
}) {
  const { i18n } = useLingui();
  const isChecked = isDone && step !== 'preview';
  return (
    <>
      <span className={cx(styles.key, isHere ? styles.here : isChecked ? styles.done : undefined)}>
        <svg className={styles.shape} viewBox="0 0 48 44" preserveAspectRatio="none" aria-hidden="true">
          <path d={tag} fillRule="evenodd" />
        </svg>
        <Icon icon={isChecked ? check : icons[step]} className={styles.icon} />
      </span>
      <span className={cx(styles.name, isHere ? styles.nameHere : undefined)}>{i18n._(stepNames[step])}</span>
      {isChecked ? (
        <span className={hidden}>
          <Trans context="a step of setting up a house">, done</Trans>
        </span>
      ) : null}
    </>
  );
}
