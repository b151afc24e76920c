import { useOfflineCopy } from '@latchkey/offline/page';
import { usePage } from '@latchkey/site';
import { offlineWorkerPath } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { ScreenUnavailable } from '@latchkey/ui/screen-states';
import { lead, soft, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { PlannerModel } from './planner.model.ts';
import { ChoicesForm } from './parts/choices-form.tsx';
import { DayPage } from './parts/day-page.tsx';
import { OfflineLine } from './parts/offline-line.tsx';
import { PlanNotices } from './parts/plan-notices.tsx';
import { TakeAlong } from './parts/take-along.tsx';
import * as styles from './planner.module.css';

/** Days around the hotel, made of the places the hotel knows: a small travel book, a spread for each day. */
export function PlannerView({ model }: { readonly model: PlannerModel }) {
  useOfflineCopy({ worker: offlineWorkerPath, now: usePage().now });
  if (model.kind === 'unavailable') return <ScreenUnavailable />;
  const { days, hotel } = model;
  return (
    <main id="main" className={cx(wrap, styles.page)}>
      <OfflineLine timeZone={hotel.timeZone} />
      <header className={styles.opening}>
        <div>
          <h1 className={styles.title}>
            {days.length === 1 ? <Trans>A day around the hotel.</Trans> : null}
            {days.length === 2 ? <Trans>Two days around the hotel.</Trans> : null}
            {days.length === 3 ? <Trans>Three days around the hotel.</Trans> : null}
          </h1>
          <p className={cx(lead, soft)}>
            <Trans>
              Made of places we send our own friends to. Times on the way are estimates from the straight line between
              two places.
            </Trans>
          </p>
        </div>
        <ChoicesForm plan={model} />
      </header>
      <PlanNotices plan={model} />
      {days.map((day) => (
        <DayPage key={day.day} day={day} plan={model} />
      ))}
      <TakeAlong plan={model} />
    </main>
  );
}
