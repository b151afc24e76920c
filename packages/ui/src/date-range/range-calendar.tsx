import { parseDate, type CalendarDate as AriaDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import { CalendarKey } from './calendar-key.tsx';
import type { CalendarDates, DateRange } from './date-range.types.ts';
import { Month } from './month.tsx';
import { canArrive, canStay, lowestAmount, rangeOf } from './stay-rules.ts';
import * as styles from './calendar.module.css';

export interface RangeCalendarProps {
  readonly value: DateRange | null;
  readonly onChange: (value: DateRange | null) => void;
  /** Today in the property's zone: nothing before it can be chosen. */
  readonly today: string;
  /** The last date that can be chosen. */
  readonly until: string;
  readonly dates: CalendarDates;
  /** The first date in sight whenever that changes, so that its prices can be fetched. */
  readonly onSight?: ((date: string) => void) | undefined;
  /** The price line of the key: currency, taxes, guests. */
  readonly priceNote?: ReactNode;
}

/** Two months of dates with their prices, in the page's language (React Aria would take the browser's); figures stay Latin. Lazy: it brings React Aria with it. */
export function RangeCalendar({
  value,
  onChange,
  today,
  until,
  dates,
  onSight,
  priceNote,
}: RangeCalendarProps): ReactNode {
  const { t, i18n } = useLingui();
  const lowest = lowestAmount(dates);
  const isDateUnavailable = (date: { toString(): string }, anchor: AriaDate | null): boolean => {
    const iso = date.toString();
    if (anchor === null) return !canArrive(dates, iso) && iso !== value?.checkOut;
    return iso !== anchor.toString() && !canStay(dates, rangeOf(anchor.toString(), iso));
  };
  return (
    <I18nProvider locale={`${i18n.locale}-u-nu-latn`}>
      <AriaRangeCalendar
        aria-label={t`Dates of your stay`}
        visibleDuration={{ months: 2 }}
        pageBehavior="single"
        firstDayOfWeek={i18n.locale === 'ar' ? 'sun' : 'mon'}
        value={value === null ? null : { start: parseDate(value.checkIn), end: parseDate(value.checkOut) }}
        minValue={parseDate(today)}
        maxValue={parseDate(until)}
        allowsNonContiguousRanges
        isDateUnavailable={isDateUnavailable}
        onChange={({ start, end }) =>
          onChange(start.compare(end) === 0 ? null : { checkIn: start.toString(), checkOut: end.toString() })
        }
        onFocusChange={(date) => onSight?.(date.toString())}
      >
        <div className={styles.months}>
          <Month place={0} dates={dates} lowest={lowest} today={today} />
          <Month place={1} dates={dates} lowest={lowest} today={today} />
        </div>
      </AriaRangeCalendar>
      <CalendarKey dates={dates} lowest={lowest} priceNote={priceNote} />
    </I18nProvider>
  );
}
