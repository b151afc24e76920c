import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CalendarDates } from './date-range.types.ts';
import * as styles from './calendar.module.css';

/** What the marks on the calendar mean; only those that are on it. */
export function CalendarKey({
  dates,
  lowest,
  priceNote,
}: {
  readonly dates: CalendarDates;
  readonly lowest: number | null;
  readonly priceNote?: ReactNode;
}): ReactNode {
  const all = [...dates.values()];
  const cheapest = all.find((date) => lowest !== null && date.amount === lowest && date.availability === 'open');
  const full = all.find((date) => date.availability === 'sold_out');
  return (
    <ul className={styles.key}>
      {priceNote === undefined ? null : <li>{priceNote}</li>}
      {cheapest === undefined ? null : (
        <li>
          <span className={styles.lowest}>{cheapest.price}</span>
          <Trans>lowest price shown</Trans>
        </li>
      )}
      {all.some((date) => date.minStay > 1) ? (
        <li>
          <span className={styles.ring} />
          <Trans>a longer stay is asked for</Trans>
        </li>
      ) : null}
      {full === undefined ? null : (
        <li>
          <s>{Number(full.date.slice(8))}</s>
          <Trans context="a date on which every room is taken">full</Trans>
        </li>
      )}
    </ul>
  );
}
