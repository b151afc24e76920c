import type { ReactNode } from 'react';
import { circleAlert } from '../icon/icons.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './field.module.css';

/** A sentence that names the fix and stays until it is made; for a group, or under a field. */
export function FieldError({
  id,
  children,
}: {
  readonly id?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <p id={id} className={styles.error}>
      <Icon icon={circleAlert} />
      {children}
    </p>
  );
}
