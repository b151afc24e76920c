import { propertyClient } from '@latchkey/api-client/property';
import { usePage } from '@latchkey/site';
import { useEffect } from 'react';
import type { Day } from '@latchkey/api-contract/types';

/** How long a sheet is in sight before somebody has looked at it, in milliseconds. */
const lookMs = 3000;

/**
 * Tells the engine that the sheet of today was looked at, once it has been in sight for a while. Hidden pages and kept
 * copies do not count.
 */
export function useLook(hotelId: number, { date, today }: Pick<Day, 'date' | 'today'>): void {
  const { api, now } = usePage();
  useEffect(() => {
    if (date !== today || 'keptCopy' in document.documentElement.dataset) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      if (document.hidden) return;
      timer = setTimeout(() => {
        // A look that is not told is told by the next one.
        void propertyClient(api, hotelId).call('lookAtDay', { body: { at: new Date(now).toISOString() } });
      }, lookMs);
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [api, hotelId, date, today, now]);
}
