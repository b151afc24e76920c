import type { ReactNode } from 'react';
import * as styles from './mark.module.css';

export interface MarkProps {
  readonly href: string;
  /** `HotelMark`, `LatchkeyMark` or a hotel's own drawing. */
  readonly drawing: ReactNode;
  readonly name: string;
  /** "Indiranagar, Bengaluru" */
  readonly place?: string | undefined;
}

/** The hotel's mark and name, leading home. */
export function Mark({ href, drawing, name, place }: MarkProps): ReactNode {
  return (
    <a className={styles.mark} href={href}>
      {drawing}
      <span>
        <b className={styles.name}>{name}</b>
        {place === undefined ? null : <small className={styles.place}>{place}</small>}
      </span>
    </a>
  );
}
