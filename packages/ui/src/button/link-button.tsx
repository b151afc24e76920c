import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-look.ts';

export interface LinkButtonProps extends ComponentProps<'a'>, ButtonLook {}

/** A link that looks like a button: it goes somewhere, so it stays an anchor and works without JavaScript. */
export function LinkButton({ look, size, wide, className, children, ...rest }: LinkButtonProps): ReactNode {
  return (
    <a {...rest} className={buttonClass({ look, size, wide }, className)}>
      {children}
    </a>
  );
}
