import { useEffect, useState } from 'react';
import type { numberAsRead } from './number-as-read.ts';

/** Reads a typed number as the engine will. */
export type NumberReader = typeof numberAsRead;

/**
 * The reader of telephone numbers, whose tables are fetched once the guest is in a field of the page; null until it is
 * there.
 */
export function useNumberReader(): NumberReader | null {
  const [reader, setReader] = useState<{ readonly read: NumberReader } | null>(null);
  useEffect(() => {
    const over = new AbortController();
    const fetchIt = (): void => {
      over.abort();
      // Without it the engine alone says whether a number can exist.
      void import(/* webpackChunkName: "phone" */ './number-as-read.ts').then(
        ({ numberAsRead: read }) => setReader({ read }),
        () => undefined,
      );
    };
    addEventListener('focusin', fetchIt, { passive: true, signal: over.signal });
    return () => over.abort();
  }, []);
  return reader?.read ?? null;
}
