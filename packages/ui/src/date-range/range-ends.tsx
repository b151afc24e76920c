import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import { arrowRight } from '../icon/icons.ts';
import { Icon } from '../icon/icon.tsx';
import type { PickedDates } from './date-range.types.ts';
import { nightsBetween } from './stay-rules.ts';
import * as styles from './date-range-dialog.module.css';

/** The hotel's hour for one end of a stay, in words: "from 12 noon". */
export type EndWords = string;

interface RangeEndsProps {
  readonly picked: PickedDates;
  /** Nights that a stay from the day of arrival must have. */
  readonly minStay: number;
  readonly dateWords: (date: string) => string;
  readonly arrival: EndWords;
  readonly departure: EndWords;
}

/** Both ends of the stay in words as they are pressed, and its nights. */
export function RangeEnds({ picked, minStay, dateWords, arrival, departure }: RangeEndsProps): ReactNode {
  return (
    <div className={styles.ends} aria-live="polite">
      <p>
        <small>
          <Trans context="the first day of a stay">Check-in</Trans>
        </small>
        {picked.kind === 'nothing' ? (
          <b className={cx(styles.next)}>
            <Trans>Choose a date</Trans>
          </b>
        ) : (
          <b>{dateWords(picked.checkIn)}</b>
        )}
        <span>{arrival}</span>
      </p>
      <Icon icon={arrowRight} />
      <p>
        <small>
          <Trans context="the last day of a stay">Check-out</Trans>
        </small>
        {picked.kind === 'range' ? (
          <b>{dateWords(picked.checkOut)}</b>
        ) : (
          <b className={cx(picked.kind === 'arrival' && styles.next)}>
            {picked.kind === 'arrival' ? <Trans>Choose a date</Trans> : '–'}
          </b>
        )}
        <span>
          {picked.kind === 'arrival' && minStay > 1 ? (
            <Plural value={minStay} one="at least # night" other="at least # nights" />
          ) : (
            departure
          )}
        </span>
      </p>
      {picked.kind === 'range' ? (
        <p className={styles.nights}>
          <Plural value={nightsBetween(picked.checkIn, picked.checkOut)} one="# night" other="# nights" />
        </p>
      ) : null}
    </div>
  );
}
