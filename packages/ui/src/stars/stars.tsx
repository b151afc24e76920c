import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import * as styles from './stars.module.css';

const outline = 'M12 2.500l2.900 6.200 6.600.800-4.900 4.600 1.300 6.700L12 17.500l-5.900 3.300 1.300-6.700L2.500 9.500l6.600-.800z';

/** One filled star, beside a figure that says the rating in words. */
export function Star({ full = true, className }: { readonly full?: boolean; readonly className?: string | undefined }): ReactNode {
  return (
    <svg className={cx(styles.star, full && styles.full, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={outline} />
    </svg>
  );
}

/** One review's rating. Half a star counts as the next whole one. */
export function Stars({ rating }: { readonly rating: number }): ReactNode {
  const { t } = useLingui();
  const count = Math.round(rating);
  return (
    <span className={styles.stars} role="img" aria-label={t`${plural(count, { one: '# star', other: '# stars' })}`}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} full={place <= count} />
      ))}
    </span>
  );
}
