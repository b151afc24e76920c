import { useId, type ReactNode } from 'react';
import * as styles from './part.module.css';

interface PartProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A part of the form under a rule: a title and its fields. */
export function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Two fields side by side where there is room. */
export const Two = ({ children }: { readonly children: ReactNode }) => <div className={styles.two}>{children}</div>;
