import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { textLinkClass } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { cx } from '@latchkey/ui/cx';
import { Trans, useLingui } from '@lingui/react/macro';
import * as title from '../../frame/page-title.module.css';
import { doneWords, problemWords } from './counter.copy.ts';
import type { FramedCounter } from './counter.model.ts';
import * as styles from './counter.module.css';
import { Days } from './parts/days.tsx';
import { DayReportSheet } from './parts/day-report.tsx';
import { DrawerPage } from './parts/drawer.tsx';
import { EndOfDay } from './parts/end-of-day.tsx';
import { OpenDrawer } from './parts/open-drawer.tsx';
import { Shifts } from './parts/shifts.tsx';

/** Cash by person and shift, and the end of the day; one drawer or one sealed report where the address names it. */
export function CounterView({ model }: { readonly model: FramedCounter }) {
  const { i18n } = useLingui();
  const { counter, done, problem, report, shift, frame } = model;
  const isPart = report !== null || shift !== null;
  return (
    <>
      <div className={styles.head}>
        <h1 className={cx(title.title)}>
          {report !== null ? (
            <Trans>Day report</Trans>
          ) : counter.own === null && shift === null ? (
            <Trans context="cash and the end of the day">Counter</Trans>
          ) : (
            <Trans>Cash drawer</Trans>
          )}
        </h1>
        {isPart ? (
          <SiteLink
            className={cx(textLinkClass, styles.back)}
            to={deskUrl('counter', { hotelId: frame.hotel.hotelId })}
          >
            <Trans>Back to the counter</Trans>
          </SiteLink>
        ) : null}
      </div>
      {done === null ? null : <Notice tone="good" role="status" title={i18n._(doneWords[done])} />}
      {problem === null ? null : <Notice tone="warn" role="alert" title={i18n._(problemWords[problem])} />}
      {report !== null ? (
        <DayReportSheet model={model} report={report} />
      ) : shift !== null ? (
        <DrawerPage model={model} shift={shift} />
      ) : counter.own === null ? (
        <>
          <OpenDrawer model={model} />
          <EndOfDay model={model} />
          <Shifts model={model} />
          <Days model={model} />
        </>
      ) : (
        <DrawerPage model={model} shift={counter.own}>
          <EndOfDay model={model} />
          <Shifts model={model} />
          <Days model={model} />
        </DrawerPage>
      )}
    </>
  );
}
