import type { CalendarDate as AriaDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { CalendarCell } from 'react-aria-components/RangeCalendar';
import { cx } from '../cx/cx.ts';
import { shownDay } from './shown-day.ts';
import { withOwnCommas } from './speak-calendar.ts';
import type { CalendarDates } from './date-range.types.ts';
import * as styles from './calendar.module.css';

interface DayCellProps {
  readonly date: AriaDate;
  readonly dates: CalendarDates;
  readonly lowest: number | null;
  readonly today: string;
  /** The arrival date while no departure is chosen yet. */
  readonly anchor: string | null;
}

/** One date: its number, the lowest price of that night, whether it is full, how long a stay from here must be. */
export function DayCell({ date, dates, lowest, today, anchor }: DayCellProps): ReactNode {
  const { t, i18n } = useLingui();
  const iso = date.toString();
  const saidOf = (name: string = iso): string => withOwnCommas(name, i18n.locale);
  const { below, minStay, isClosed } = shownDay(dates.get(iso), lowest);
  const full = t({ message: 'full', context: 'a date on which every room is taken' });
  const shown = below.kind === 'full' ? full : below.kind === 'price' ? below.text : null;
  const said = below.kind === 'price' ? (dates.get(iso)?.priceInWords ?? shown) : shown;
  const longer =
    minStay === null ? null : t`${plural(minStay, { one: 'at least # night', other: 'at least # nights' })}`;
  /** The date as React Aria says it, and what stands beneath it. */
  const named = (name: string): string =>
    [said, longer].reduce<string>(
      (first, second) =>
        second === null ? first : t({ message: `${first}, ${second}`, context: 'two parts of an enumeration' }),
      name,
    );
  return (
    <CalendarCell
      date={date}
      className={cx(
        styles.day,
        below.kind === 'full' && styles.full,
        isClosed && styles.closed,
        minStay !== null && styles.longer,
        iso === today && styles.today,
      )}
      render={(cell, { isDisabled }) => (
        <div
          {...cell}
          data-anchor={iso === anchor || undefined}
          aria-label={isDisabled ? saidOf(cell['aria-label']) : named(saidOf(cell['aria-label']))}
        />
      )}
    >
      {({ formattedDate, isDisabled }) => (
        <>
          <b>{formattedDate}</b>
          {isDisabled || shown === null ? null : (
            // Drawn by the stylesheet: the name of the cell says it, and what is seen stays part of the name.
            <small
              className={cx(
                below.kind === 'price' && below.lowest && styles.lowest,
                shown.length > 7 && styles.million,
              )}
              data-shown={shown}
            />
          )}
        </>
      )}
    </CalendarCell>
  );
}
