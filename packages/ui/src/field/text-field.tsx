import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

export interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'className' | 'children'> {}

/** One line of text. Codes, addresses and numbers want `dir="ltr"`. */
export function TextField({ label, hint, error, optional, id, ...input }: TextFieldProps): ReactNode {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      id={id}
      control={(control) => <input {...input} {...control} />}
    />
  );
}
