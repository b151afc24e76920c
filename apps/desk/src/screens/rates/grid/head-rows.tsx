import { weekdayOf, type LocalDate } from '@latchkey/booking-core/dates';
import { formatDate, weekdayHeadings } from '@latchkey/format/date';
import { currencySign } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRates } from '../rates-on-page.tsx';
import * as styles from './rate-table.module.css';
import { useCellWords } from './use-cell-words.ts';

/** The nights at which a house is full first. */
export const isWeekend = (date: LocalDate): boolean => weekdayOf(date) >= 5;

type Forecast = readonly { readonly lastYear: number | null }[];

const isRememberedIn = (forecast: Forecast): boolean => forecast.some(({ lastYear }) => lastYear !== null);

/** How many lines stand above those that can be typed in. */
export const headRowsOf = (forecast: Forecast): number => (isRememberedIn(forecast) ? 5 : 4);

/** The nights, and how each of them sells. */
export function HeadRows() {
  const { t } = useLingui();
  const { locale } = usePage();
  const { count } = useCellWords();
  const { forecast, today, currency } = useRates().model.grid;
  const sign = currencySign(currency, locale);
  const most = count(Math.max(0, ...forecast.map(({ total }) => total)));
  const isRemembered = isRememberedIn(forecast);
  const line = (name: ReactNode, said: (night: (typeof forecast)[number]) => ReactNode): ReactNode => (
    <div className={styles.row} role="row">
      <div className={styles.label} role="rowheader">
        {name}
      </div>
      {forecast.map((night) => (
        <div key={night.date} className={cx(styles.cell, isWeekend(night.date) && styles.weekend)} role="cell">
          {said(night)}
        </div>
      ))}
    </div>
  );
  return (
    <>
      <div className={cx(styles.row, styles.head)} role="row">
        <div className={styles.label} role="columnheader">
          <span className={styles.caption}>
            <Trans>In {sign}, before tax. Below it what guests pay.</Trans>
          </span>
        </div>
        {forecast.map(({ date }, at) => (
          <div
            key={date}
            className={cx(styles.cell, date === today ? styles.now : isWeekend(date) && styles.weekend)}
            role="columnheader"
            aria-label={formatDate(date, locale, 'full')}
          >
            {date === today
              ? t({ message: 'Today', context: 'the day of today' })
              : weekdayHeadings(locale)[weekdayOf(date) - 1]?.short}
            <b>{at === 0 || date.endsWith('-01') ? formatDate(date, locale, 'day') : Number(date.slice(8))}</b>
          </div>
        ))}
      </div>
      {line(<Trans>Sold, of {most}</Trans>, ({ sold }) => (
        <b>{count(sold)}</b>
      ))}
      {line(<Trans context="rooms that can still be sold">Left</Trans>, ({ left }) => count(left))}
      {line(<Trans>New in 7 days</Trans>, ({ pickUp }) => (pickUp > 0 ? `+${count(pickUp)}` : '0'))}
      {isRemembered
        ? line(<Trans>Same day last year</Trans>, ({ lastYear }) => (lastYear === null ? '' : count(lastYear)))
        : null}
    </>
  );
}
