import type { ReactNode } from 'react';
import { chevronUp } from '../icon/icons.ts';
import { Icon } from '../icon/icon.tsx';
import { Price } from '../price/price.tsx';
import * as styles from './tag-bar.module.css';

export interface TagBarProps {
  /** The formatted total; null while there is none, and the note says why. */
  readonly amount: string | null;
  /** How many rooms it holds. */
  readonly held: string;
  /** What the total is for, beside the rooms: "3 nights, taxes included". */
  readonly note: string;
  /** All of it, "1 room, 3 nights, taxes included": names the landmark. */
  readonly name: string;
  /** Opens what the total is made of; `opens` names the press: "See the bill". */
  readonly onOpen: () => void;
  readonly opens: string;
  /** One small act, in ink. */
  readonly act: ReactNode;
}

/** The tag in the hand, at the foot of a phone; from 1024 px the summary beside the list says it. */
export function TagBar({ amount, held, note, name, onOpen, opens, act }: TagBarProps): ReactNode {
  return (
    <aside className={styles.bar} aria-label={name}>
      <div className={styles.tag}>
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
          <b className={styles.lead}>
            {amount === null ? null : (
              <span className={styles.amount}>
                <Price>{amount}</Price>
              </span>
            )}
            {held}
          </b>
          <span className={styles.note}>{note}</span>
          <span className={styles.opens}>
            {opens}
            <Icon icon={chevronUp} />
          </span>
        </button>
        {act}
      </div>
    </aside>
  );
}
