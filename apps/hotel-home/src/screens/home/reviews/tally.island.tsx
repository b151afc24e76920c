import { formatNumber } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { soft } from '@latchkey/ui/text';
import { Plural, Trans } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import * as styles from './reviews.module.css';

/** Strokes that fit a row before one has to stand for more guests. */
const mostStrokes = 400;

interface TallyProps {
  /** How many gave 1 to 5 stars. */
  readonly distribution: readonly number[];
  readonly count: number;
}

/** Every rating as a stroke, in tens. */
export function Tally({ distribution, count }: TallyProps): ReactNode {
  const each = Math.max(1, Math.ceil(Math.max(...distribution) / mostStrokes));
  return (
    <div>
      <p className={styles.summary}>
        <b>
          <Plural
            value={count}
            one="# review, from someone who stayed."
            other="# reviews, all from people who stayed."
          />
        </b>{' '}
        <span className={soft}>
          {each === 1 ? (
            <Trans>Each stroke is one guest.</Trans>
          ) : (
            <Plural value={each} one="Each stroke is # guest." other="Each stroke is # guests." />
          )}
        </span>
      </p>
      <ul className={styles.tally}>
        {[5, 4, 3, 2, 1].map((stars) => (
          <TallyRow key={stars} stars={stars} count={distribution[stars - 1] ?? 0} each={each} />
        ))}
      </ul>
    </div>
  );
}

function TallyRow({
  stars,
  count,
  each,
}: {
  readonly stars: number;
  readonly count: number;
  readonly each: number;
}): ReactNode {
  const { locale } = usePage();
  const strokes = Math.round(count / each);
  const tens = Array.from({ length: Math.ceil(strokes / 10) }, (_, ten) => Math.min(10, strokes - ten * 10));
  return (
    <li>
      <span>
        <Plural value={stars} one="# star" other="# stars" />
      </span>
      <span className={styles.count}>{formatNumber(count, locale)}</span>
      <span className={styles.strokes} aria-hidden="true">
        {tens.map((size, ten) => (
          <span
            key={ten}
            className={styles.stroke}
            style={size === 10 ? undefined : ({ '--strokes': size } as CSSProperties)}
          />
        ))}
      </span>
    </li>
  );
}
