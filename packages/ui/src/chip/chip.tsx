import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import * as styles from './chip.module.css';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** Given for a chip that stays pressed. */
  readonly pressed?: boolean | undefined;
  readonly off?: boolean | undefined;
}

/** A small thing to press. */
export function Chip({ pressed, off = false, className, onClick, type = 'button', ...rest }: ChipProps): ReactNode {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (off) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={cx(styles.chip, className)}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      onClick={press}
    />
  );
}

/** The chip's look, for a link that is another component's (`SiteLink`). */
export const chipClass = styles.chip;

/** A chip that goes somewhere. */
export function LinkChip({ className, children, ...rest }: ComponentProps<'a'>): ReactNode {
  return (
    <a {...rest} className={cx(styles.chip, className)}>
      {children}
    </a>
  );
}
