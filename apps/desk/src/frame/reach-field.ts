import type { SyntheticEvent } from 'react';

/** Whoever opens a folded form is in its field. */
export function reachField({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus();
}
