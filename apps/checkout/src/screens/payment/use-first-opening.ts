import { recallBooking } from '@latchkey/visit';
import { useEffect, useRef } from 'react';

/**
 * Opens the payment window once, automatically, if the guest came from "Pay and book": reloads, later visits and stays
 * that are booked already (null) are left alone. A page restored from the back/forward cache is reloaded, since it may
 * have been paid.
 */
export function useFirstOpening(bookingId: string | null, open: () => void): void {
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current || bookingId === null) return;
    opened.current = true;
    const recalled = recallBooking();
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (recalled.kind === 'kept' && recalled.value?.bookingId === bookingId && entry?.type === 'navigate') open();
  }, [bookingId, open]);
  useEffect(() => {
    const look = (event: PageTransitionEvent): void => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, []);
}
