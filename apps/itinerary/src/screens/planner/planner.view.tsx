import { cx } from '@latchkey/ui/cx';
import { ScreenUnavailable } from '@latchkey/ui/screen-states';
import { lead, soft, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { PlannerModel } from './planner.model.ts';
import { Day } from './parts/day.tsx';
import { Purposes } from './parts/purposes.tsx';
import * as styles from './planner.module.css';

/** A day around the hotel, made of the places the hotel knows. */
export function PlannerView({ model }: { readonly model: PlannerModel }) {
  if (model.kind === 'unavailable') return <ScreenUnavailable />;
  return (
    <main id="main" className={cx(wrap, styles.page)}>
      <h1 className={styles.title}>
        <Trans>A day around the hotel.</Trans>
      </h1>
      <p className={cx(lead, soft)}>
        <Trans>Made of places we send our own friends to. Distances are straight lines from one to the next.</Trans>
      </p>
      <Purposes chosen={model.purpose} />
      {model.days.map((day) => (
        <Day key={day.day} day={day} hotel={model.hotel} />
      ))}
    </main>
  );
}
