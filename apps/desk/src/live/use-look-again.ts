import { useNavigation } from '@latchkey/site';
import { useEffect, useEffectEvent } from 'react';

const minuteMs = 60_000;

/**
 * Refreshes a page each minute (or `everyMs`) while it is seen: the engine's news covers changes of bookings only. Where
 * the engine is away the page stays as it is until the next look (deskScreen). Paused while `isPaused`.
 */
export function useLookAgain(isPaused: boolean, everyMs = minuteMs): void {
  const { refresh } = useNavigation();
  const look = useEffectEvent(() => {
    if (!isPaused && !document.hidden) refresh();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
