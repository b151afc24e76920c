import type { ReactNode } from 'react';
import * as styles from './section.module.css';

/** A part of the page: its title in the margin, its matter beside it. */
export function PageSection({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div className={styles.matter}>{children}</div>
    </section>
  );
}
