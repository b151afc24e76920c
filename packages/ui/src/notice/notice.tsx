import type { ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import type { IconShape } from '../icon/icon-shape.types.ts';
import { check, circleAlert, clock4, info } from '../icon/icons.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './notice.module.css';

/** How much of a worry it is. */
export type NoticeTone = 'plain' | 'good' | 'warn' | 'bad';

const icons: Readonly<Record<NoticeTone, IconShape>> = {
  plain: info,
  good: check,
  warn: clock4,
  bad: circleAlert,
};

export interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  readonly icon?: IconShape | undefined;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The one next step: a `TextButton` or `TextLink`. */
  readonly act?: ReactNode;
  /** `alert` is read out at once, `status` when the reader pauses. */
  readonly role?: 'alert' | 'status' | undefined;
}

/** Something to know before going on, in the page where it matters. */
export function Notice({ tone = 'plain', icon = icons[tone], title, children, act, role }: NoticeProps): ReactNode {
  return (
    <div className={cx(styles.notice, tone !== 'plain' && styles[tone])} role={role}>
      <Icon icon={icon} />
      <div>
        <b>{title}</b>
        {children === undefined ? null : <div className={styles.body}>{children}</div>}
      </div>
      {act}
    </div>
  );
}
