import type { ReactNode } from 'react';

/** The note in place of a form that has been sent: the focus that was in the form goes to it. */
export const SentNote = ({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}): ReactNode => (
  <p role="status" className={className} tabIndex={-1} ref={takeFocus}>
    {children}
  </p>
);

const takeFocus = (note: HTMLElement | null): void => note?.focus({ preventScroll: true });
