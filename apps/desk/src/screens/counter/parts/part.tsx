import { useId, type ReactNode } from 'react';
import * as styles from '../counter.module.css';

/** A part of the counter: its title in the margin, its matter beside. */
export function Part({
  title,
  note,
  id,
  children,
}: {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly id?: string;
  readonly children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section id={id} className={styles.part} aria-labelledby={titleId}>
      <header className={styles.margin}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
      </header>
      <div>{children}</div>
    </section>
  );
}
