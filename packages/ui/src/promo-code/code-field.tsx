import { fieldLengths } from '@latchkey/booking-core/validation';
import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from '../field/text-field.tsx';

/** The field of a promo code: Latin letters from left to right, and nothing that the browser remembers. */
export const CodeField = (props: TextFieldProps): ReactNode => (
  <TextField
    dir="ltr"
    autoCapitalize="characters"
    autoComplete="off"
    maxLength={fieldLengths.couponCode}
    enterKeyHint="done"
    {...props}
  />
);
