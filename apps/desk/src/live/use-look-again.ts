import { useNavigation } from '@latchkey/site';
import { useEffect, useEffectEvent } from 'react';

const minuteMs = 60_000;

/**
 * Shows a page anew each minute, or so many milliseconds, that somebody sees it: of what changes no booking nobody is told.
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
