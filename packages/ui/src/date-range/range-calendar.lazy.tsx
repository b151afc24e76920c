import { parseDate, type CalendarDate as AriaDate } from '@internationalized/date';
import { weekBegins } from '@latchkey/format/week';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, type ReactNode, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import type { CalendarDates, DateRange } from './date-range.types.ts';
import { Months } from './months.tsx';
import { speakCalendar } from './speak-calendar.ts';
import { canArrive, canStay, monthsBetween, rangeOf } from './stay-rules.ts';

export interface RangeCalendarProps {
  readonly value: DateRange | null;
  readonly onChange: (value: DateRange | null) => void;
  /** The day of arrival while the other end is not pressed; it stays whatever else is pressed meanwhile. */
  readonly arrival?: string | null | undefined;
  /** Called with the arrival date when it is pressed. */
  readonly onArrival?: ((checkIn: string) => void) | undefined;
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

/** Most months that a narrow screen scrolls through: a year, and the month that is on. */
const mostOnNarrow = 13;

/**
 * Months of dates with their prices, in the page's language (React Aria would take the browser's); figures stay Latin.
 * Two stand side by side, on a narrow screen a year of them beneath one another. Only a press sets an end: moving
 * the pointer or the focus never does. Lazy: it brings React Aria with it.
 */
export function RangeCalendar({
  value,
  onChange,
  arrival = null,
  onArrival,
  today,
  until,
  dates,
  onSight,
  priceNote,
}: RangeCalendarProps): ReactNode {
  const { t, i18n } = useLingui();
  const labelId = useId();
  const isNarrow = useIsNarrow();
  // Never show more months than can be chosen: React Aria would start before today, to end at the last date.
  // On a narrow screen, which only scrolls on, they begin today, and reach the stay that is chosen; on a wide one they begin
  // with it. React Aria's own choice is the device's today, which may lie in another month than the property's.
  const chosen = value?.checkIn ?? arrival ?? today;
  const count = isNarrow
    ? Math.min(Math.max(mostOnNarrow, monthsBetween(today, chosen) + 2), monthsBetween(today, until) + 1)
    : 2;
  const isDateUnavailable = (date: { toString(): string }, anchor: AriaDate | null): boolean => {
    const iso = date.toString();
    if (anchor === null) return !canArrive(dates, iso) && iso !== value?.checkOut;
    return iso !== anchor.toString() && !canStay(dates, rangeOf(anchor.toString(), iso));
  };
  speakCalendar(i18n);
  return (
    <I18nProvider locale={`${i18n.locale}-u-nu-latn`}>
      <span id={labelId} hidden>
        {t`Dates of your stay`}
      </span>
      <AriaRangeCalendar
        key={isNarrow ? 'narrow' : 'wide'}
        aria-labelledby={labelId}
        visibleDuration={{ months: count }}
        defaultFocusedValue={parseDate(isNarrow ? today : chosen)}
        selectionAlignment="start"
        pageBehavior="single"
        commitBehavior="reset"
        firstDayOfWeek={weekBegins(i18n.locale) === 7 ? 'sun' : 'mon'}
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
            <Arrival
              anchor={state.anchorDate?.toString() ?? null}
              arrival={arrival}
              onArrival={onArrival}
              anchorAt={(date) => state.setAnchorDate(parseDate(date))}
            />
            <Months
              first={state.visibleRange.start.toString()}
              focused={isNarrow && state.focusedDate.toString() < chosen ? chosen : state.focusedDate.toString()}
              anchor={state.anchorDate?.toString() ?? null}
              count={count}
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

interface ArrivalProps {
  readonly anchor: string | null;
  readonly arrival: string | null;
  readonly onArrival: RangeCalendarProps['onArrival'];
  readonly anchorAt: (date: string) => void;
}

/** Says which day of arrival is pressed, and keeps it where React Aria would forget it for a press beside the calendar. */
function Arrival({ anchor, arrival, onArrival, anchorAt }: ArrivalProps): ReactNode {
  const anchorAgain = useEffectEvent(anchorAt);
  useEffect(() => {
    if (anchor !== null) onArrival?.(anchor);
    else if (arrival !== null) anchorAgain(arrival);
  }, [anchor, arrival, onArrival]);
  return null;
}

const narrow = '(max-width: 767px)';

function watch(changed: () => void): () => void {
  const media = matchMedia(narrow);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the screen is as narrow as a phone's; only for what a browser draws. */
const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(narrow).matches,
    () => false,
  );
