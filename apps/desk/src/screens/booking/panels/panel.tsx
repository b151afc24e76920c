import { Icon } from '@latchkey/ui/icon';
import { x } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { InPlaceLink } from '../../../frame/in-place-link.tsx';
import { problemWords } from '../booking.copy.ts';
import { useBooking } from '../booking-on-page.tsx';
import { ProblemAct, ProblemMore } from '../problem/problem-more.tsx';
import * as styles from '../panel.module.css';

/** What an act will do, before it is done: on a phone a sheet that rises, else in its place below the acts. */
export function Panel({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const { t } = useLingui();
  const { model } = useBooking();
  const panel = useRef<HTMLElement>(null);
  const { opened } = model;
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  return (
    <>
      <InPlaceLink to={model.here} className={styles.ground} tabIndex={-1} aria-hidden="true" />
      <section ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby="panel-title">
        <header className={styles.head}>
          <h2 id="panel-title" className={styles.title}>
            {title}
          </h2>
          <bdi className={styles.who}>{model.booking.travellers[0]?.fullName ?? model.booking.reference}</bdi>
          <InPlaceLink to={model.here} className={styles.close} aria-label={t`Close`} data-keys="Escape">
            <Icon icon={x} />
          </InPlaceLink>
        </header>
        <PanelProblem />
        {children}
      </section>
    </>
  );
}

/** Why what is open was not done, and the way on. */
export function PanelProblem() {
  const { i18n } = useLingui();
  const { problem } = useBooking();
  return problem === null ? null : (
    <div role="alert" className={styles.problem}>
      <p>{i18n._(problemWords[problem])}</p>
      <ProblemMore />
      <ProblemAct />
    </div>
  );
}

/** The foot of a panel: the act, the way back, and that nothing is done yet. */
export function PanelFoot({ children }: { readonly children: ReactNode }) {
  const { model } = useBooking();
  return (
    <div className={styles.foot}>
      {children}
      <InPlaceLink to={model.here} className={styles.keep}>
        <Trans context="leave a booking unchanged">Keep as it is</Trans>
      </InPlaceLink>
      <small className={styles.caption}>
        <Trans>Nothing is done yet</Trans>
      </small>
    </div>
  );
}
