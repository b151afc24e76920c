import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

export interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'className' | 'children'> {}

/** Several lines of text. */
export function TextArea({ label, hint, error, optional, id, ...area }: TextAreaProps): ReactNode {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      id={id}
      control={(control) => <textarea {...area} {...control} />}
    />
  );
}
