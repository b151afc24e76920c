import type { ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import { hung, hungTag } from '../hung-tag/hung-tag.ts';
import * as styles from './key-tag.module.css';

export interface KeyTagProps {
  /** The quiet line above: "Your stay". It names the landmark. */
  readonly title: ReactNode;
  readonly titleId: string;
  /** In the letterpress voice: the dates of the stay. */
  readonly headline?: string | undefined;
  /** How many rooms it holds. */
  readonly held?: string | undefined;
  readonly note?: string | undefined;
  /** More on the coloured tag itself, centred: the code shown at reception. */
  readonly graphic?: ReactNode;
  /** One quiet act beneath the note: changing the dates. */
  readonly act?: ReactNode;
  /** The white slip below: the bill and its one act. */
  readonly children?: ReactNode;
  /** Whether the slip gives way where its place is less high than the tag: one of its children scrolls then. */
  readonly fits?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The summary card of a stay or booking, drawn as a key tag. One per page. */
export function KeyTag({
  title,
  titleId,
  headline,
  held,
  note,
  graphic,
  act,
  children,
  fits = false,
  className,
}: KeyTagProps): ReactNode {
  return (
    <aside className={cx(styles.rail, fits && styles.fits, className)} aria-labelledby={titleId}>
      <div className={cx(hung, styles.hang)}>
        <div className={cx(hungTag, styles.tag, graphic !== undefined && styles.centred)}>
          <h2 id={titleId} className={graphic === undefined ? styles.title : styles.headline}>
            {title}
          </h2>
          {headline === undefined ? null : <p className={styles.headline}>{headline}</p>}
          {held === undefined ? null : <p className={styles.held}>{held}</p>}
          {note === undefined ? null : <p className={styles.note}>{note}</p>}
          {graphic}
          {act}
        </div>
        {children === undefined ? null : <div className={styles.slip}>{children}</div>}
      </div>
    </aside>
  );
}
