import { lazyPart } from '@latchkey/ui/lazy-part';
import { Notice } from '@latchkey/ui/notice';
import { useLingui } from '@lingui/react/macro';
import type { Framed } from '../../frame/desk-frame.types.ts';
import { useHasScript } from '../../frame/use-has-script.ts';
import { useLive } from '../../live/use-live.ts';
import { RateTable } from './grid/rate-table.tsx';
import { Legend } from './parts/legend.tsx';
import { RatesHead } from './parts/rates-head.tsx';
import { SaleDone, StopForm } from './parts/stop-form.tsx';
import { FiguresForm } from './set/figures-form.tsx';
import { FiguresSet } from './set/figures-set.tsx';
import { WeekList } from './phone/week-list.tsx';
import { problemWords } from './rates.copy.ts';
import type { RatesModel } from './rates.model.ts';
import { RatesProvider } from './rates-on-page.tsx';
import { useRatesPage } from './use-rates-page.ts';
import * as styles from './rates.module.css';

// Typing in the table comes after the page: who only reads never waits for it.
const RateEditor = lazyPart(() =>
  import(/* webpackChunkName: "rate-editor" */ './grid/edit/rate-editor.lazy.tsx').then(({ RateEditor: part }) => part),
);

/** What nights cost and how they sell: a grid, and on a phone a week of one plan. */
export function RatesView({ model }: { readonly model: RatesModel & Framed }) {
  const { i18n } = useLingui();
  const hasScript = useHasScript();
  const page = useRatesPage(model);
  // What is being filled in waits: nothing moves under a finger.
  useLive(model.frame.hotel.hotelId, model.isSetting);
  return (
    <RatesProvider value={page}>
      <div className={styles.page}>
        <RatesHead>{hasScript && model.mayChange ? <RateEditor /> : null}</RatesHead>
        <div className={styles.told}>
          {model.problem === null ? null : (
            <Notice tone="bad" role="alert" title={i18n._(problemWords[model.problem])} />
          )}
          <SaleDone />
          <FiguresSet />
          {model.isStopping && model.mayChange ? <StopForm /> : null}
          {model.isSetting && model.mayChange ? <FiguresForm /> : null}
        </div>
        <div className={styles.table}>
          <RateTable />
        </div>
        <Legend />
        <WeekList />
      </div>
    </RatesProvider>
  );
}
