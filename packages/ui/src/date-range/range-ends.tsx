import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { arrowRight } from '../icon/glyphs.ts';
import { Icon } from '../icon/icon.tsx';
import type { DateRange } from './date-range.types.ts';
import { nightsBetween } from './stay-rules.ts';
import * as styles from './date-range-dialog.module.css';

/** The hotel's hour for one end of a stay, in words: "from 12 noon". */
export type EndWords = string;

interface RangeEndsProps {
  readonly value: DateRange | null;
  readonly dateWords: (date: string) => string;
  readonly arrival: EndWords;
  readonly departure: EndWords;
}

/** Both ends of the stay in words, and its nights. */
export function RangeEnds({ value, dateWords, arrival, departure }: RangeEndsProps): ReactNode {
  return (
    <div className={styles.ends}>
      <p>
        <small>
          <Trans context="the first day of a stay">Check-in</Trans>
        </small>
        <b>{value === null ? '–' : dateWords(value.checkIn)}</b>
        <span>{arrival}</span>
      </p>
      <Icon glyph={arrowRight} />
      <p>
        <small>
          <Trans context="the last day of a stay">Check-out</Trans>
        </small>
        <b>{value === null ? '–' : dateWords(value.checkOut)}</b>
        <span>{departure}</span>
      </p>
      {value === null ? null : (
        <p className={styles.nights} aria-live="polite">
          <Plural value={nightsBetween(value.checkIn, value.checkOut)} one="# night" other="# nights" />
        </p>
      )}
    </div>
  );
}
