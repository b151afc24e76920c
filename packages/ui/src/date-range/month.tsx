import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  Button,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/RangeCalendar';
import { cx } from '../cx/cx.ts';
import { chevronLeft, chevronRight } from '../icon/icons.ts';
import { Icon } from '../icon/icon.tsx';
import { DayCell } from './day-cell.tsx';
import type { CalendarDates } from './date-range.types.ts';
import * as styles from './calendar.module.css';

interface MonthProps {
  /** 0 for the first month in sight. */
  readonly place: number;
  /** How many there are: the buttons that turn the page stand at the last of two. */
  readonly count: number;
  readonly dates: CalendarDates;
  readonly lowest: number | null;
  readonly today: string;
  /** The arrival date while no departure is chosen yet. */
  readonly anchor: string | null;
}

/** One month of the calendar, with its name and the buttons that turn the page. */
export function Month({ place, count, ...rest }: MonthProps): ReactNode {
  const { t } = useLingui();
  const offset = { months: place };
  return (
    <div className={cx(styles.month, place < count - 1 && styles.before)}>
      <div className={styles.head}>
        <CalendarHeading className={styles.name ?? ''} level={3} offset={offset} />
        <div className={styles.turn}>
          <Button slot="previous" aria-label={t`Previous month`}>
            <Icon icon={chevronLeft} />
          </Button>
          <Button slot="next" aria-label={t`Next month`}>
            <Icon icon={chevronRight} />
          </Button>
        </div>
      </div>
      <CalendarGrid className={styles.grid ?? ''} offset={offset} weekdayStyle="short">
        <CalendarGridHeader>{(weekday) => <CalendarHeaderCell>{weekday}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <DayCell date={date} {...rest} />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}
