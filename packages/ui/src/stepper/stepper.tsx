import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { minus, plus } from '../icon/icons.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './stepper.module.css';

export interface StepperProps {
  /** What is counted: "Adults". */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** Called instead of `onChange` when more is asked for than `max`, to say why. */
  readonly onAtMost?: (() => void) | undefined;
}

/**
 * A small count. A bound is said by the button going quiet; it stays focusable. The whole takes the focus where it comes in
 * place of a button: a key that is held or pressed twice then changes nothing.
 */
export function Stepper({ label, value, min, max, onChange, onAtMost }: StepperProps): ReactNode {
  const { t } = useLingui();
  const fewer = (): void => {
    if (value > min) onChange(value - 1);
  };
  const more = (): void => {
    if (value < max) onChange(value + 1);
    else onAtMost?.();
  };
  return (
    <fieldset className={styles.stepper} aria-label={label} tabIndex={-1}>
      <button
        type="button"
        className={styles.step}
        aria-label={t({ message: 'One fewer', context: 'lowers a count' })}
        aria-disabled={value <= min || undefined}
        onClick={fewer}
      >
        <Icon icon={minus} />
      </button>
      <output className={styles.count} aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className={styles.step}
        aria-label={t({ message: 'One more', context: 'raises a count' })}
        aria-disabled={value >= max || undefined}
        onClick={more}
      >
        <Icon icon={plus} />
      </button>
    </fieldset>
  );
}
