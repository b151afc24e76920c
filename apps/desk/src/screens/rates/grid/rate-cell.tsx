import type { SetBy } from '@latchkey/api-contract/types';
import { cx } from '@latchkey/ui/cx';
import { hidden } from '@latchkey/ui/text';
import type { ReactNode } from 'react';
import * as styles from './rate-table.module.css';

const marks: Readonly<Record<SetBy, string | undefined>> = {
  hand: styles.hand,
  channel: styles.channel,
  derived: styles.derived,
};

/** A cell: what it says, the mark of who says it, and the same in words for who cannot see it. */
export function RateCell({
  source,
  said,
  isWeekend,
  isShut = false,
  isNone = false,
  children,
}: {
  readonly source: SetBy | null;
  /** Who says it, and what guests pay, in words. */
  readonly said: string;
  readonly isWeekend: boolean;
  readonly isShut?: boolean;
  readonly isNone?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div
      role="cell"
      className={cx(
        styles.cell,
        isWeekend && styles.weekend,
        source !== null && marks[source],
        isShut && styles.shut,
        isNone && styles.none,
      )}
    >
      {children}
      {said === '' ? null : <span className={hidden}>, {said}</span>}
    </div>
  );
}
