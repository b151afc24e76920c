import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

export interface SelectFieldProps extends FieldWords, Omit<ComponentProps<'select'>, 'className'> {}

/** A choice among few, in the device's own list. Children are `option`s. */
export function SelectField({ label, hint, error, optional, id, children, ...select }: SelectFieldProps): ReactNode {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      id={id}
      control={(control) => (
        <select {...select} {...control}>
          {children}
        </select>
      )}
    />
  );
}
