import { cx } from '@latchkey/ui/cx';
import * as styles from './board.module.css';

/** A hundred nights as keys on a board; so many of them hang for an agency. */
export const Board = ({ percent }: { readonly percent: number }) => (
  <div className={styles.board} aria-hidden="true">
    {Array.from({ length: 100 }, (_, place) => (
      <i key={place} className={cx(styles.key, place >= 100 - Math.round(percent) && styles.lost)} />
    ))}
  </div>
);
