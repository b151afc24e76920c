import type { ReactNode } from 'react';
import { hidden } from '../text/text.ts';
import * as styles from './segmented.module.css';

export interface SegmentedProps<Value extends string> {
  /** What the choice is about, for screen readers. */
  readonly legend: string;
  /** The form field's name. */
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string | undefined;
}

/** Two or three ways to see one thing. Radio buttons: arrow keys move between them. */
export function Segmented<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<Value>): ReactNode {
  return (
    <fieldset className={className}>
      <legend className={hidden}>{legend}</legend>
      <div className={styles.segmented} data-part="segments">
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
