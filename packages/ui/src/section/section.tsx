import { useId, type ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import { wrap } from '../text/text.ts';
import * as styles from './section.module.css';

export interface SectionProps {
  /** For links to this part of the page. */
  readonly id?: string | undefined;
  readonly title: ReactNode;
  /** Under the title, in the margin. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
  /** After the columns, edge to edge: the page's one bleeding picture. */
  readonly bleed?: ReactNode;
  readonly className?: string | undefined;
}

/** A part of a page. From 1024 px its title stands in a margin of three columns, the matter in nine. */
export function Section({ id, title, note, children, bleed, className }: SectionProps): ReactNode {
  const titleId = useId();
  return (
    <section id={id} className={cx(styles.section, className)} aria-labelledby={titleId}>
      <div className={cx(wrap, styles.split)}>
        <div>
          <h2 id={titleId}>{title}</h2>
          {note === undefined ? null : <div className={styles.note}>{note}</div>}
        </div>
        <div>{children}</div>
      </div>
      {bleed}
    </section>
  );
}
