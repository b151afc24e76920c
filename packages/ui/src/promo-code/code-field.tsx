import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from '../field/text-field.tsx';

/** The longest promo code that a property may have. */
const longest = 40;

/** The field of a promo code: Latin letters from left to right, and nothing that the browser remembers. */
export const CodeField = (props: TextFieldProps): ReactNode => (
  <TextField
    dir="ltr"
    autoCapitalize="characters"
    autoComplete="off"
    maxLength={longest}
    enterKeyHint="done"
    {...props}
  />
);
