import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** An e-mail address: the keyboard of a phone has its signs, the browser fills it in, and it reads from left to right. */
export const EmailField = (props: TextFieldProps): ReactNode => (
  <TextField name="email" type="email" autoComplete="email" inputMode="email" dir="ltr" {...props} />
);
