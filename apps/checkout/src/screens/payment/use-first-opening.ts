import { recallBooking } from '@latchkey/visit';
import { useEffect, useRef } from 'react';

/**
 * Opens the payment window once by itself for the guest who has just pressed "Pay and book" on the page before; not on
 * a reload, not for a link followed later, and never for a stay that is booked already (null). A page that the browser brings back as it was left is loaded anew: the money
 * may have been paid since.
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
