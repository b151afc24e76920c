import type { ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import * as styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths of what will stand here. */
  readonly inlineSize?: string | undefined;
  readonly blockSize?: string | undefined;
  /** `width / height`, for pictures. */
  readonly ratio?: string | undefined;
  readonly className?: string | undefined;
}

/** The place of something whose shape is known and whose content is on its way. Hidden from screen readers. */
export function Skeleton({ inlineSize = '100%', blockSize, ratio, className }: SkeletonProps): ReactNode {
  return (
    <span
      aria-hidden="true"
      className={cx(styles.skeleton, className)}
      style={{ inlineSize, blockSize, aspectRatio: ratio }}
    />
  );
}
