import type { Report } from '@latchkey/api-contract/types';
import { advertised } from '@latchkey/booking-core/promotion';
import type { ReportFigure } from '@latchkey/booking-core/reports';
import { formatPercent } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { Icon } from '@latchkey/ui/icon';
import { info } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { figureWords } from '../figures.copy.ts';
import type { ReportsModel } from '../reports.model.ts';
import * as styles from '../reports.module.css';
import { cellsOf } from '../sheets/cells.ts';

/** The figures that an owner looks at first, each with its definition one press away. */
export function KeyFigures({ report, before }: { readonly report: Report; readonly before: ReportsModel['before'] }) {
  const { locale } = usePage();
  const { sales, pickUp } = report;
  if (sales === undefined) return null;
  const { count, money, share, change } = cellsOf(report.currency, locale);
  const { occupancy, adr, revPar, sold, available } = sales.total;
  const [rooms, all, commission] = [count(sold).text, count(available).text, isolated(money(sales.directRevenue).text)];
  const last = before?.total.sold === 0 ? null : (before?.total ?? null);
  const percent = formatPercent(advertised.commissionSavedPercent, locale);
  return (
    <div className={styles.figures}>
      <Figure of="occupancy" value={share(occupancy).text}>
        {last === null ? (
          <Trans>
            {rooms} of {all} room nights
          </Trans>
        ) : (
          <LastYear value={share(last.occupancy).text} />
        )}
      </Figure>
      <Figure of="adr" value={money(adr).text}>
        {last === null ? null : <LastYear value={money(last.adr).text} />}
      </Figure>
      <Figure of="revPar" value={money(revPar).text}>
        {last === null ? null : <LastYear value={money(last.revPar).text} />}
      </Figure>
      <Figure of="pickUp" value={change(pickUp?.pickUp?.nights ?? null).text}>
        {(pickUp?.pickUp ?? null) === null ? (
          <Trans>Shown after the first night</Trans>
        ) : (
          <Trans>nights in 7 days, all months</Trans>
        )}
      </Figure>
      <Figure of="commissionSaved" value={money(sales.commissionSaved).text}>
        <Trans>
          {percent} of {commission} direct
        </Trans>
      </Figure>
    </div>
  );
}

/** A sum in a sentence of any direction. */
const isolated = (sum: string): string => `\u2068${sum}\u2069`;

/** What the same weekdays came to a year before. */
function LastYear({ value: sum }: { readonly value: string }) {
  const value = isolated(sum);
  return <Trans>last year {value}</Trans>;
}

function Figure({
  of,
  value,
  children,
}: {
  readonly of: ReportFigure;
  readonly value: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.figure}>
      <Definition of={of} />
      <p className={styles.value}>
        <bdi>{value}</bdi>
      </p>
      <p className={styles.beside}>{children}</p>
    </div>
  );
}

function Definition({ of }: { readonly of: ReportFigure }) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { name, means } = figureWords[of];
  return (
    <details>
      <summary className={styles.name}>
        {i18n._(name)}
        <Icon icon={info} />
      </summary>
      <p className={styles.means}>
        {i18n._(means.id, { percent: formatPercent(advertised.commissionSavedPercent, locale) })}
      </p>
    </details>
  );
}
