import type { DayReport } from '@latchkey/api-contract/types';
import { formatDate } from '@latchkey/format/date';
import { formatNumber, formatPercent } from '@latchkey/format/number';
import { SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { printer } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHasScript } from '../../../frame/use-has-script.ts';
import { kindWords, waySaid } from '../counter.copy.ts';
import type { FramedCounter } from '../counter.model.ts';
import * as styles from '../counter.module.css';
import { useCounterWords } from '../use-counter-words.ts';
import { ReportTable } from './report-table.tsx';

/** The sealed report of a closed day, for the screen and for one page of A4. */
export function DayReportSheet({ model, report }: { readonly model: FramedCounter; readonly report: DayReport }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const hasScript = useHasScript();
  const { hotelId } = model.frame.hotel;
  const { content, number, by, closedAt } = report;
  const say = useCounterWords({ currency: content.currency, timeZone: model.counter.timeZone });
  const { totals, open } = content;
  const at = say.at(closedAt);
  const count = (amount: number): string => formatNumber(amount, locale);
  return (
    <article className={styles.report}>
      <header className={styles.reportHead}>
        <h2 className={styles.title}>
          <bdi>{report.hotelName}</bdi> · {formatDate(content.day, locale, 'full')}
        </h2>
        <p className={styles.note}>
          <Trans context="number of a day report">No. {number}</Trans> ·{' '}
          {by === null ? (
            <Trans>closed automatically, {at}</Trans>
          ) : (
            <Trans>
              closed by {by}, {at}
            </Trans>
          )}
        </p>
        {hasScript ? (
          <Button look="quiet" size="small" className={styles.print} onClick={() => window.print()}>
            <Icon icon={printer} />
            <Trans>Print</Trans>
          </Button>
        ) : null}
      </header>
      <ReportTable
        title={t`Charges without tax`}
        rows={totals.charges.map(({ kind, amount }) => [i18n._(kindWords[kind]), say.sum(amount)])}
        total={[t({ message: 'Sum', context: 'of a report' }), say.sum(totals.chargesTotal)]}
      />
      <ReportTable
        title={t`Taxes by rate`}
        rows={totals.taxes.map(({ name, rate, amount }) => [
          rate === null ? name : `${name} ${formatPercent(rate, locale)}`,
          say.sum(amount),
        ])}
        total={[t({ message: 'Sum', context: 'of a report' }), say.sum(totals.taxTotal)]}
      />
      <ReportTable
        title={t`Money by way of payment`}
        rows={totals.ways.map(({ way, taken, returned }) => [
          waySaid(way, (message) => i18n._(message)),
          returned === 0 ? say.sum(taken) : `${say.sum(taken)} − ${say.sum(returned)}`,
        ])}
        total={[t({ message: 'Sum', context: 'of a report' }), say.sum(totals.moneyTotal)]}
      />
      {content.deposits === undefined ? null : (
        <ReportTable
          title={t({ message: 'Security deposit', context: 'section of a booking' })}
          rows={[
            [t({ message: 'Security deposit, held', context: 'line of an account' }), say.sum(content.deposits.held)],
            [t({ message: 'Security deposit, taken', context: 'line of an account' }), say.sum(content.deposits.kept)],
            [
              t({ message: 'Security deposit, released', context: 'line of an account' }),
              say.sum(content.deposits.returned),
            ],
          ]}
        />
      )}
      {content.later.length === 0 ? null : (
        <ReportTable
          title={t`Later changes of closed days`}
          rows={content.later.map(({ reference, ofDate, kind, amount }) => [
            `${formatDate(ofDate, locale)} · ${reference} · ${i18n._(kindWords[kind])}`,
            say.sum(amount),
          ])}
          total={[t({ message: 'Sum', context: 'of a report' }), say.sum(totals.later)]}
        />
      )}
      {content.shifts.length === 0 ? null : (
        <ReportTable
          title={t`Cash drawers closed`}
          rows={content.shifts.map((shift) => [
            t`Shift ${shift.number}`,
            shift.difference === 0
              ? say.sum(shift.counted)
              : `${say.sum(shift.counted)} (${say.sum(shift.difference)})`,
          ])}
        />
      )}
      <ReportTable
        title={t`Left open`}
        rows={[
          [t`Rooms slept in`, count(content.roomNights)],
          [t`Arrivals not in`, open.arrivals.join(', ') || '0'],
          [t`Departures not out`, open.departures.join(', ') || '0'],
          [
            t`Open accounts`,
            open.open
              .map(({ reference, toPay, toGiveBack }) => `${reference} ${say.sum(toPay > 0 ? toPay : -toGiveBack)}`)
              .join(', ') || '0',
          ],
          [t`No rate`, open.unpriced.join(', ') || '0'],
          [t`Open cash drawers`, count(open.shifts)],
          [t`Cash without a drawer`, say.sum(open.cash)],
        ]}
      />
      <p className={styles.hash}>
        <Trans>Seal</Trans> <bdi>{report.hash}</bdi>
        <br />
        <Trans>Seal of the day before</Trans> <bdi>{report.previousHash === '' ? '0' : report.previousHash}</bdi>
      </p>
      <SiteLink className={cx(styles.print, styles.back)} to={deskUrl('counter', { hotelId })}>
        <Trans>Back to the counter</Trans>
      </SiteLink>
    </article>
  );
}
