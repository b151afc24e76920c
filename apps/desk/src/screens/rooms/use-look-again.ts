import { useNavigation } from '@latchkey/site';
import { useEffect, useEffectEvent } from 'react';

const everyMs = 60_000;

/** Looks at the plan again each minute that somebody sees it: what is done to a room in which nobody is changes no booking. */
export function useLookAgain(stands: boolean): void {
  const { refresh } = useNavigation();
  const look = useEffectEvent(() => {
    if (!stands && !document.hidden) refresh();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), everyMs);
    return () => clearInterval(timer);
  }, []);
}
