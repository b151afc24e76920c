import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import * as styles from './stars.module.css';

const outline =
  'M12 2.500l2.900 6.200 6.600.800-4.900 4.600 1.300 6.700L12 17.500l-5.900 3.300 1.300-6.700L2.500 9.500l6.600-.800z';
const step = 25;

/** One filled star, beside a figure that says the rating in words. */
export function Star({ className }: { readonly className?: string | undefined }): ReactNode {
  return (
    <svg className={cx(styles.star, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.full} d={outline} />
    </svg>
  );
}

/** One review's rating, filled from where the line of writing begins. Half a star counts as the next whole one. */
export function Stars({ rating }: { readonly rating: number }): ReactNode {
  const { t } = useLingui();
  const count = Math.round(rating);
  return (
    <svg
      className={styles.stars}
      viewBox={`0 0 ${4 * step + 24} 24`}
      role="img"
      aria-label={t`${plural(count, { one: '# star', other: '# stars' })}`}
    >
      {[0, 1, 2, 3, 4].map((place) => (
        <path
          key={place}
          className={place < count ? styles.full : undefined}
          transform={`translate(${place * step} 0)`}
          d={outline}
        />
      ))}
    </svg>
  );
}
