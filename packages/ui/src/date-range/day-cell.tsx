import type { CalendarDate as AriaDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { CalendarCell } from 'react-aria-components/RangeCalendar';
import { cx } from '../cx/cx.ts';
import { hidden } from '../text/text.ts';
import { dayFace } from './day-face.ts';
import type { CalendarDates } from './date-range.types.ts';
import * as styles from './calendar.module.css';

interface DayCellProps {
  readonly date: AriaDate;
  readonly dates: CalendarDates;
  readonly lowest: number | null;
  readonly today: string;
}

/** One date: its number, the lowest price of that night, whether it is full, how long a stay from here must be. */
export function DayCell({ date, dates, lowest, today }: DayCellProps): ReactNode {
  const { t } = useLingui();
  const iso = date.toString();
  const { below, minStay } = dayFace(dates.get(iso), lowest);
  const full = t({ message: 'full', context: 'a date on which every room is taken' });
  return (
    <CalendarCell
      date={date}
      className={cx(styles.day, below.kind === 'full' && styles.full, minStay !== null && styles.longer, iso === today && styles.today)}
    >
      {({ formattedDate, isDisabled }) => (
        <>
          <b>{formattedDate}</b>
          {isDisabled || below.kind === 'nothing' ? null : (
            <small className={below.kind === 'price' && below.lowest ? styles.lowest : undefined}>{below.kind === 'full' ? full : below.text}</small>
          )}
          {minStay === null ? null : <span className={hidden}>{t`${plural(minStay, { one: '# night or more', other: '# nights or more' })}`}</span>}
        </>
      )}
    </CalendarCell>
  );
}
