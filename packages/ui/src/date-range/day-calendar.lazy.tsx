import { parseDate } from '@internationalized/date';
import { weekBegins } from '@latchkey/format/week';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, type ReactNode } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { chevronLeft, chevronRight } from '../icon/icons.ts';
import { Icon } from '../icon/icon.tsx';
import { speakCalendar, withOwnCommas } from './speak-calendar.ts';
import { useStartAtDay } from './use-start-at-day.ts';
import * as styles from './calendar.module.css';

export interface DayCalendarProps {
  /** ISO dates in the property's zone. */
  readonly value: string;
  readonly onChoose: (date: string) => void;
  /** Today in the property's zone: nothing before it can be chosen. */
  readonly today: string;
  /** The last date that can be chosen. */
  readonly until: string;
}

/** One month of dates, of which one is chosen. Lazy: it brings React Aria with it. */
export function DayCalendar({ value, onChoose, today, until }: DayCalendarProps): ReactNode {
  const { t, i18n } = useLingui();
  const labelId = useId();
  const days = useRef<HTMLDivElement>(null);
  useStartAtDay(days);
  speakCalendar(i18n);
  return (
    <I18nProvider locale={`${i18n.locale}-u-nu-latn`}>
      <span id={labelId} hidden>
        {t`Date of your stay`}
      </span>
      <Calendar
        aria-labelledby={labelId}
        firstDayOfWeek={weekBegins(i18n.locale) === 7 ? 'sun' : 'mon'}
        value={parseDate(value)}
        minValue={parseDate(today)}
        maxValue={parseDate(until)}
        onChange={(date) => onChoose(date.toString())}
      >
        <div ref={days} className={styles.one}>
          <div className={styles.head}>
            <CalendarHeading className={styles.name ?? ''} level={3} />
            <div className={styles.turn} data-always>
              <Button slot="previous" aria-label={t`Previous month`}>
                <Icon icon={chevronLeft} />
              </Button>
              <Button slot="next" aria-label={t`Next month`}>
                <Icon icon={chevronRight} />
              </Button>
            </div>
          </div>
          <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
            <CalendarGridHeader>{(weekday) => <CalendarHeaderCell>{weekday}</CalendarHeaderCell>}</CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <CalendarCell
                  date={date}
                  render={(cell) => (
                    <div {...cell} aria-label={withOwnCommas(cell['aria-label'] ?? date.toString(), i18n.locale)} />
                  )}
                  className={`${styles.day ?? ''} ${date.toString() === today ? styles.today : ''}`}
                >
                  {({ formattedDate }) => <b>{formattedDate}</b>}
                </CalendarCell>
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </div>
      </Calendar>
    </I18nProvider>
  );
}
