import { addDays, weekdayOf, type LocalDate } from '@latchkey/booking-core/dates';
import { formatDate, weekdayHeadings } from '@latchkey/format/date';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { Trans } from '@lingui/react/macro';
import { placed } from './bar.tsx';
import * as styles from './tape.module.css';

/** The days along the head of the plan; the first, and the first of each month, with the month. */
export function TapeHead({
  from,
  days,
  today,
}: {
  readonly from: LocalDate;
  readonly days: number;
  readonly today: LocalDate;
}) {
  const { locale } = usePage();
  const names = weekdayHeadings(locale);
  // Day and month, of which the line's head shows the month.
  const monthOf = (date: LocalDate): string => formatDate(date, locale, 'day').replace(/^\d+\.?\s*/u, '');
  return (
    <div role="row" className={cx(styles.row, styles.head)}>
      <div role="columnheader" className={styles.unit}>
        {monthOf(from)}
      </div>
      <div className={styles.track} role="presentation">
        {Array.from({ length: days }, (_, at) => {
          const date = addDays(from, at);
          const isToday = date === today;
          const day = Number(date.slice(8));
          return (
            <div
              key={date}
              role="columnheader"
              aria-current={isToday ? 'date' : undefined}
              className={cx(styles.day, isToday && styles.now, isWeekend(date) && styles.weekend)}
              style={placed({ start: 2 * at, end: 2 * at + 2 })}
            >
              <span className={styles.weekday}>
                {isToday ? <Trans context="the day of today">Today</Trans> : names[weekdayOf(date) - 1]?.short}
              </span>
              <b className={styles.date}>{day === 1 && at > 0 ? formatDate(date, locale, 'day') : day}</b>
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The nights on which people travel: Friday to Sunday. */
export const isWeekend = (date: LocalDate): boolean => weekdayOf(date) >= 5;
