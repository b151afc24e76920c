import type { ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import type { Glyph } from '../icon/glyph.types.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './badge.module.css';

export interface BadgeProps {
  readonly tone?: 'plain' | 'good' | 'warn' | 'bad' | 'tag' | undefined;
  readonly glyph?: Glyph | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A status label; it cannot be pressed. */
export function Badge({ tone = 'plain', glyph, children, className }: BadgeProps): ReactNode {
  return (
    <span className={cx(styles.badge, tone !== 'plain' && styles[tone], className)}>
      {glyph === undefined ? null : <Icon glyph={glyph} />}
      {children}
    </span>
  );
}
