import { isReachable } from '@latchkey/stay/send-form';
import { useEffect, useState } from 'react';

/** Whether the site cannot be reached from this device. What the device says of its network is only a reason to ask. */
export function useIsOffline(): boolean {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    let isHere = true;
    const look = (): void => {
      if (navigator.onLine) setOffline(false);
      else void isReachable().then((answers) => (isHere ? setOffline(!answers) : undefined));
    };
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      isHere = false;
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return isOffline;
}
