import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-look.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** Cannot be pressed now. It stays focusable, so that the reason beside it can be found. */
  readonly off?: boolean | undefined;
  /** What it started is under way; it takes no second press. */
  readonly busy?: boolean | undefined;
}

/** A button. By default its `type` is `button`, which never submits by accident. */
export function Button({
  look,
  size,
  wide,
  off = false,
  busy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps): ReactNode {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (off || busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ look, size, wide }, className)}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    />
  );
}
