import { cx } from '@latchkey/ui/cx';
import type { ReactNode } from 'react';
import * as styles from './sideways.module.css';

/** A wide table that a phone moves sideways, by keys too. Its name is `label`, or the text of the element `labelledBy`. */
export function Sideways({
  className,
  children,
  ...name
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
} & ({ readonly label: string } | { readonly labelledBy: string })) {
  return (
    <div
      className={cx(styles.sideways, className)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus, or keys cannot scroll it
      tabIndex={0}
      role="group"
      aria-label={'label' in name ? name.label : undefined}
      aria-labelledby={'labelledBy' in name ? name.labelledBy : undefined}
    >
      {children}
    </div>
  );
}
