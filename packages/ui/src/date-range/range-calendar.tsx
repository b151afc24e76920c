import { parseDate, type CalendarDate as AriaDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import type { CalendarDates, DateRange } from './date-range.types.ts';
import { Months } from './months.tsx';
import { canArrive, canStay, rangeOf } from './stay-rules.ts';
import { useIsNarrow } from './use-is-narrow.ts';

export interface RangeCalendarProps {
  readonly value: DateRange | null;
  readonly onChange: (value: DateRange | null) => void;
  /** Told of the day of arrival when it is pressed, and null when the choice is over or given up. */
  readonly onArrival?: ((checkIn: string | null) => void) | undefined;
  /** Today in the property's zone: nothing before it can be chosen. */
  readonly today: string;
  /** The last date that can be chosen. */
  readonly until: string;
  readonly dates: CalendarDates;
  /** The last date in sight whenever that changes, so that its prices can be fetched. */
  readonly onSight?: ((date: string) => void) | undefined;
  /** The price line of the key: currency, taxes, guests. */
  readonly priceNote?: ReactNode;
}

/** Months that a narrow screen scrolls through: a year, and the month that is on. */
const monthsOnNarrow = 13;

/**
 * Months of dates with their prices, in the page's language (React Aria would take the browser's); figures stay Latin.
 * Two stand side by side, on a narrow screen a year of them beneath one another. An end is only what was pressed: neither
 * the pointer nor the focus makes one. Lazy: it brings React Aria with it.
 */
export function RangeCalendar({
  value,
  onChange,
  onArrival,
  today,
  until,
  dates,
  onSight,
  priceNote,
}: RangeCalendarProps): ReactNode {
  const { t, i18n } = useLingui();
  const isNarrow = useIsNarrow();
  const isDateUnavailable = (date: { toString(): string }, anchor: AriaDate | null): boolean => {
    const iso = date.toString();
    if (anchor === null) return !canArrive(dates, iso) && iso !== value?.checkOut;
    return iso !== anchor.toString() && !canStay(dates, rangeOf(anchor.toString(), iso));
  };
  return (
    <I18nProvider locale={`${i18n.locale}-u-nu-latn`}>
      <AriaRangeCalendar
        key={isNarrow ? 'narrow' : 'wide'}
        aria-label={t`Dates of your stay`}
        visibleDuration={{ months: isNarrow ? monthsOnNarrow : 2 }}
        selectionAlignment="start"
        pageBehavior="single"
        commitBehavior="reset"
        firstDayOfWeek={i18n.locale === 'ar' ? 'sun' : 'mon'}
        value={value === null ? null : { start: parseDate(value.checkIn), end: parseDate(value.checkOut) }}
        minValue={parseDate(today)}
        maxValue={parseDate(until)}
        allowsNonContiguousRanges
        isDateUnavailable={isDateUnavailable}
        onChange={({ start, end }) =>
          onChange(start.compare(end) === 0 ? null : { checkIn: start.toString(), checkOut: end.toString() })
        }
      >
        {({ state }) => (
          <>
            <Told value={state.anchorDate?.toString() ?? null} onTold={onArrival} />
            <Months
              first={state.visibleRange.start.toString()}
              focused={state.focusedDate.toString()}
              anchor={state.anchorDate?.toString() ?? null}
              count={isNarrow ? monthsOnNarrow : 2}
              isNarrow={isNarrow}
              dates={dates}
              today={today}
              onSight={onSight}
              priceNote={priceNote}
            />
          </>
        )}
      </AriaRangeCalendar>
    </I18nProvider>
  );
}

/** Says a value of the calendar's state to the outside whenever it changes. */
function Told({
  value,
  onTold,
}: {
  readonly value: string | null;
  readonly onTold: RangeCalendarProps['onArrival'];
}): ReactNode {
  useEffect(() => onTold?.(value), [value, onTold]);
  return null;
}
