import { useEffect } from 'react';
import { usePage } from '@latchkey/site';
import { offlineWorkerPath } from '@latchkey/site/urls';

/**
 * How long a page must stay as it is before it is kept, in milliseconds: while a guest is choosing, the page changes
 * often.
 */
const restMs = 2500;

/**
 * Has the device keep the page in sight, with the files that it loaded: it opens without internet then. The service worker
 * sees nothing but pages of the planner. Nothing is kept of a page that says what came of a mail.
 */
export function useOfflineCopy(): void {
  const { now } = usePage();
  const address = typeof location === 'undefined' ? '' : location.href;
  useEffect(() => {
    if (!('serviceWorker' in navigator) || 'keptCopy' in document.documentElement.dataset) return undefined;
    const waiting = setTimeout(() => {
      keep().catch((error: unknown) => console.warn('The page could not be kept for later.', error));
    }, restMs);
    return () => clearTimeout(waiting);
  }, [address, now]);
}

async function keep(): Promise<void> {
  await navigator.serviceWorker.register(offlineWorkerPath);
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  active?.postMessage({ kind: 'keep', page: location.href.split('#')[0], files: [...new Set(files)] });
}
