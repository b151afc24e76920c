import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { TextButton } from '../button/text-button.tsx';
import type { DateRange } from './date-range.types.ts';
import * as styles from './date-range-dialog.module.css';

interface RangeFootProps {
  readonly value: DateRange | null;
  readonly cost: { readonly title: string; readonly note: string } | null;
  readonly onClear: () => void;
  readonly onUse: (value: DateRange) => void;
}

/** What the dates cost from, and the one act. */
export function RangeFoot({ value, cost, onClear, onUse }: RangeFootProps): ReactNode {
  return (
    <div className={styles.foot}>
      <p>
        {cost === null ? null : (
          <>
            <b>{cost.title}</b>
            <span>{cost.note}</span>
          </>
        )}
      </p>
      <TextButton className={styles.clear} onClick={onClear}>
        <Trans context="forgets the chosen dates">Clear</Trans>
      </TextButton>
      <Button off={value === null} onClick={() => (value === null ? undefined : onUse(value))}>
        <Trans>Use these dates</Trans>
      </Button>
    </div>
  );
}
