import type { ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import type { IconShape } from '../icon/icon-shape.types.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './badge.module.css';

export interface BadgeProps {
  readonly tone?: 'plain' | 'good' | 'warn' | 'bad' | 'tag' | undefined;
  readonly icon?: IconShape | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A status label; it cannot be pressed. */
export function Badge({ tone = 'plain', icon, children, className }: BadgeProps): ReactNode {
  return (
    <span className={cx(styles.badge, tone !== 'plain' && styles[tone], className)}>
      {icon === undefined ? null : <Icon icon={icon} />}
      {children}
    </span>
  );
}
