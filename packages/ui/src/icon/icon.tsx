import type { ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import type { IconShape } from './icon-shape.types.ts';
import * as styles from './icon.module.css';

/** A line icon beside words: it says nothing to a screen reader. It turns round in right-to-left where it points along the line. */
export function Icon({
  icon,
  className,
}: {
  readonly icon: IconShape;
  readonly className?: string | undefined;
}): ReactNode {
  return (
    <svg
      className={cx(styles.icon, icon.turns && styles.turns, className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={icon.d} />
    </svg>
  );
}
