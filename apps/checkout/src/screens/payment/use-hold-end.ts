import { usePage } from '@latchkey/site';
import { useEffect, useState } from 'react';

/** Longer timers than this run at once in browsers. In milliseconds. */
const longestMs = 2_000_000_000;

/**
 * Loads the page anew when the hold has run out, so that it does not go on promising a room; not while a payment is under
 * way, which ends by itself.
 */
export function useHoldEnd(expiresAt: string | null, isIdle: boolean): void {
  const { now } = usePage();
  // Counted from when the page was made: the guest's own clock may be wrong.
  const [openedAt] = useState(() => performance.now());
  useEffect(() => {
    if (expiresAt === null || !isIdle) return;
    // A second more, so that the engine's clock agrees.
    const left = Date.parse(expiresAt) - now - (performance.now() - openedAt) + 1000;
    if (left <= 0 || left > longestMs) return;
    const timer = setTimeout(() => window.location.reload(), left);
    return () => clearTimeout(timer);
  }, [expiresAt, isIdle, now, openedAt]);
}
