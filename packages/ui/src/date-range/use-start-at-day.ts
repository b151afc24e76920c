import { useEffect, type RefObject } from 'react';

/**
 * Begins a dialog's work at the day that is chosen, or at the first one that keys reach (ARIA's date picker dialog), as soon
 * as the days are there: unless the guest is somewhere in the dialog already.
 */
export function useStartAtDay(days: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // The dialog around it opens after this.
    const opened = requestAnimationFrame(() => {
      const isNowhere = document.activeElement?.matches('h2, dialog, body') ?? true;
      const day = days.current?.querySelector<HTMLElement>('[data-selection-start], [data-selected]');
      const first = days.current?.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]');
      if (isNowhere) (day ?? first)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(opened);
  }, [days]);
}
