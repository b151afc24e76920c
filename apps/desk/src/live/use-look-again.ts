import { useNavigation } from '@latchkey/site';
import { useEffect, useEffectEvent } from 'react';

const minuteMs = 60_000;

/**
 * Shows a page anew each minute (or `everyMs`) while it is seen: the engine's news covers changes of bookings only.
 * While it `stands` it stays as it is.
 */
export function useLookAgain(stands: boolean, everyMs = minuteMs): void {
  const { refresh } = useNavigation();
  const look = useEffectEvent(() => {
    if (!stands && !document.hidden) refresh();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
