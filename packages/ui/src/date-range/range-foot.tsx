import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { TextButton } from '../button/text-button.tsx';
import type { DateRange, PickedDates, RangeCost } from './date-range.types.ts';
import * as styles from './date-range-dialog.module.css';

interface RangeFootProps {
  readonly picked: PickedDates;
  readonly cost: RangeCost | null;
  readonly onClear: () => void;
  readonly onUse: (value: DateRange) => void;
}

/** What the dates cost from, and the one act, which waits for both ends. */
export function RangeFoot({ picked, cost, onClear, onUse }: RangeFootProps): ReactNode {
  return (
    <div className={styles.foot}>
      <p aria-live="polite">
        {picked.kind !== 'range' || cost === null ? null : (
          <>
            <b>{cost.title}</b>
            <span>{cost.note}</span>
          </>
        )}
      </p>
      <TextButton className={styles.clear} onClick={onClear}>
        <Trans context="forgets the chosen dates">Clear</Trans>
      </TextButton>
      <Button
        off={picked.kind !== 'range'}
        // A pointer takes no focus from the calendar, which would draw each of its days anew within the press.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (picked.kind === 'range' ? onUse(picked) : undefined)}
      >
        <Trans>Use these dates</Trans>
      </Button>
    </div>
  );
}
