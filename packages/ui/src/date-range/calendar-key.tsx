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
  const stays = all.filter((date) => date.availability === 'open' && date.minStay > 1).map((date) => date.minStay);
  const [fewest, most] = [Math.min(...stays), Math.max(...stays)];
  return (
    <ul className={styles.key}>
      {priceNote === undefined ? null : <li>{priceNote}</li>}
      {cheapest === undefined ? null : (
        <li>
          <span className={styles.lowest}>{cheapest.price}</span>
          <Trans>lowest price in these months</Trans>
        </li>
      )}
      {stays.length === 0 ? null : (
        <li>
          <span className={styles.ring} />
          {fewest === most ? (
            <Trans>minimum stay {fewest} nights</Trans>
          ) : (
            <Trans>
              minimum stay {fewest} to {most} nights
            </Trans>
          )}
        </li>
      )}
      {full === undefined ? null : (
        <li>
          <s>{Number(full.date.slice(8))}</s>
          <Trans context="a date on which every room is sold">sold out</Trans>
        </li>
      )}
    </ul>
  );
}
