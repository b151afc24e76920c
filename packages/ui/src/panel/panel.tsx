import type { ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import * as styles from './panel.module.css';

const outlines = {
  empty: 'M12 14h36l8 8v50H4V22z',
  refused: 'M12 14h36l8 8v50H4V22z',
  failed: 'M12 14h36l8 8v14l-9 5-10-6-11 7-11-6-11 4V22z',
} as const;

export interface PanelProps {
  /** An outline where nothing is, a plain tag where we were refused, a torn one where something broke. */
  readonly kind: keyof typeof outlines;
  /** The specified sentence, word for word. */
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** One way onward, and at most a second. */
  readonly acts?: ReactNode;
  /** `1` when it is all the page has to say. */
  readonly level?: 1 | 2 | 3 | undefined;
}

/** A message for something empty, refused or failed, with one link onward. It shows no pictures or codes. */
export function Panel({ kind, title, children, acts, level = 3 }: PanelProps): ReactNode {
  const Title = `h${level}` as const;
  return (
    <div className={cx(styles.panel, level === 1 && styles.page)} role={kind === 'failed' ? 'alert' : undefined}>
      <svg
        className={styles.tag}
        viewBox="0 0 60 74"
        aria-hidden="true"
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      >
        <path d="M30 0v22" />
        <path
          d={outlines[kind]}
          fill={kind === 'empty' ? 'none' : 'var(--mist)'}
          strokeDasharray={kind === 'empty' ? '3 4' : undefined}
        />
        <circle cx="30" cy="26" r="4.5" fill={kind === 'empty' ? 'none' : 'var(--paper)'} />
        {kind === 'refused' ? <path d="M20 50h20" /> : null}
      </svg>
      <Title className={styles.title}>{title}</Title>
      {children === undefined || children === null ? null : <div className={styles.body}>{children}</div>}
      {acts === undefined ? null : <div className={styles.acts}>{acts}</div>}
    </div>
  );
}
