import type { ReactNode } from 'react';
import * as styles from './offers.module.css';

interface LabelProps {
  /** What the guest saves, where there is a figure to it. */
  readonly figure?: string | undefined;
  readonly name: ReactNode;
  readonly children: ReactNode;
}

/** One reason to book with the hotel. */
export const Label = ({ figure, name, children }: LabelProps) => (
  <li className={styles.label}>
    {figure === undefined ? null : <bdi className={styles.figure}>{figure}</bdi>}
    <div>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.text}>{children}</div>
    </div>
  </li>
);
