import { cx } from '@latchkey/ui/cx';
import type { ReactNode } from 'react';
import * as styles from './section.module.css';

/** A part of the page: its title in the margin, its matter beside it. */
export function PageSection({
  id,
  title,
  isForScreens = false,
  children,
}: {
  readonly id: string;
  readonly title: ReactNode;
  /** It has nothing to print: what it has is only to be filled in. */
  readonly isForScreens?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} className={cx(styles.section, isForScreens && styles.forScreens)} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div className={styles.matter}>{children}</div>
    </section>
  );
}
