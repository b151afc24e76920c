import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import * as styles from './button.module.css';

/** A button set as an underlined phrase. */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>): ReactNode {
  return <button {...rest} type={type} className={cx(styles.text, className)} />;
}

/** A link set as an underlined phrase, for ways onward that stand alone. */
export function TextLink({ className, children, ...rest }: ComponentProps<'a'>): ReactNode {
  return (
    <a {...rest} className={cx(styles.text, className)}>
      {children}
    </a>
  );
}
