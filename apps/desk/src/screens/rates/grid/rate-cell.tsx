import type { SetBy } from '@latchkey/api-contract/types';
import { cx } from '@latchkey/ui/cx';
import { hidden } from '@latchkey/ui/text';
import { memo, type ReactNode } from 'react';
import type { Mark } from '../figures/marks.ts';
import * as styles from './rate-table.module.css';

const sources: Readonly<Record<SetBy, string | undefined>> = {
  hand: styles.hand,
  channel: styles.channel,
  derived: styles.derived,
};
const states: Readonly<Record<Mark['state'], string | undefined>> = {
  saving: styles.saving,
  saved: undefined,
  refused: styles.refused,
  newer: styles.newer,
};

/** A cell: what it says, the mark of who says it, and the same in words for who cannot see it. */
export const RateCell = memo(function RateCell({
  source,
  said,
  isGrid,
  isWeekend,
  isShut = false,
  isNone = false,
  state = null,
  text,
  pay,
  children,
}: {
  readonly source: SetBy | null;
  /** Who says it, and what guests pay, in words. */
  readonly said: string;
  /** It can be walked to, and typed in. */
  readonly isGrid: boolean;
  readonly isWeekend: boolean;
  readonly isShut?: boolean;
  readonly isNone?: boolean;
  readonly state?: Mark['state'] | null;
  /** What the cell says, where that is a word or a figure alone. */
  readonly text?: string;
  /** What guests pay, below it; absent of cells that say it in words alone. */
  readonly pay?: string | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <div
      role={isGrid ? 'gridcell' : 'cell'}
      aria-invalid={state === 'refused' ? true : undefined}
      className={cx(
        styles.cell,
        isWeekend && styles.weekend,
        source !== null && sources[source],
        isShut && styles.shut,
        isNone && styles.none,
        state !== null && states[state],
      )}
    >
      {children}
      {text === undefined ? null : pay === undefined ? (
        <span className={isShut ? styles.word : undefined}>{text}</span>
      ) : (
        <>
          <b>{text}</b>
          <small aria-hidden="true">{pay}</small>
        </>
      )}
      {said === '' ? null : <span className={hidden}>, {said}</span>}
    </div>
  );
});
