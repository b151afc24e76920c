import type { ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import * as styles from './key-tag.module.css';

export interface KeyTagProps {
  /** The quiet line above: "Your stay". It names the landmark. */
  readonly title: string;
  readonly titleId: string;
  /** In the letterpress voice: the dates of the stay. */
  readonly headline?: string | undefined;
  readonly note?: string | undefined;
  /** More on the coloured tag itself, centred: the code shown at reception. */
  readonly graphic?: ReactNode;
  /** One quiet act beneath the note: changing the dates. */
  readonly act?: ReactNode;
  /** The white slip below: the bill and its one act. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** The summary card of a stay or booking, drawn as a key tag. One per page. */
export function KeyTag({ title, titleId, headline, note, graphic, act, children, className }: KeyTagProps): ReactNode {
  return (
    <aside className={cx(styles.rail, className)} aria-labelledby={titleId}>
      <div className={styles.hang}>
        <div className={cx(styles.tag, graphic !== undefined && styles.centred)}>
          <h2 id={titleId} className={graphic === undefined ? styles.title : styles.headline}>
            {title}
          </h2>
          {headline === undefined ? null : <p className={styles.headline}>{headline}</p>}
          {note === undefined ? null : <p className={styles.note}>{note}</p>}
          {graphic}
          {act}
        </div>
        {children === undefined ? null : <div className={styles.slip}>{children}</div>}
      </div>
    </aside>
  );
}
