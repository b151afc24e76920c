import { useNavigation } from '@latchkey/site';
import { useEffect, useEffectEvent, useState } from 'react';
import { followChanges } from './follow-changes.ts';

const togetherMs = 300;

/**
 * Shows a page of a hotel anew when one of its bookings changes, or, where one is named, that one. A hidden page
 * follows nothing; once it is seen again and the engine answers, it looks, and until then it stays as it is. While it
 * `stands`, as with the results of a search, it keeps still. Null until it is known whether it follows.
 */
export function useLive(hotelId: number, stands: boolean, bookingId?: string): boolean | null {
  const { refresh } = useNavigation();
  const [isLive, setIsLive] = useState<boolean | null>(null);
  const look = useEffectEvent(() => (stands ? undefined : refresh()));
  useEffect(() => {
    let leaving = new AbortController();
    let soon: ReturnType<typeof setTimeout> | undefined;
    // The page may have missed changes while the line was down.
    let isOld = false;
    const onLine = (isOn: boolean): void => {
      setIsLive(isOn);
      if (!isOn) isOld = true;
      if (!isOn || !isOld) return;
      isOld = false;
      look();
    };
    // Several changes at once are one look.
    const onChange = (changed: string): void => {
      if (bookingId !== undefined && changed !== bookingId) return;
      clearTimeout(soon);
      soon = setTimeout(() => look(), togetherMs);
    };
    const follow = (): void => {
      leaving.abort();
      if (document.hidden) return;
      leaving = new AbortController();
      void followChanges(hotelId, { onLine, onChange }, leaving.signal);
    };
    const seen = (): void => {
      isOld = true;
      follow();
    };
    follow();
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      clearTimeout(soon);
      leaving.abort();
    };
  }, [hotelId, bookingId]);
  return isLive;
}
