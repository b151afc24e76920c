import { useEffect } from 'react';

/**
 * How long a page must stay as it is before it is kept, in milliseconds: while somebody is choosing, the page changes
 * often.
 */
const restMs = 2500;

interface Copied {
  /** Where the service worker lies: it sees the pages below its folder, and no others. */
  readonly worker: string;
  /** When the page that is shown was made; a newer one is kept anew. */
  readonly now: number;
  /** Paths of pages that this one leads to, which are kept with it. */
  readonly others?: readonly string[];
}

/** Has the device keep the page in sight, with the files that it loaded: it opens without a network then. */
export function useOfflineCopy({ worker, now, others = [] }: Copied): void {
  const address = typeof location === 'undefined' ? '' : location.href;
  const together = others.join(' ');
  useEffect(() => {
    const waiting = setTimeout(() => keepPage(worker, together === '' ? [] : together.split(' ')), restMs);
    return () => clearTimeout(waiting);
  }, [address, now, worker, together]);
}

/** Has the device keep the page in sight now. */
export function keepPage(worker: string, others: readonly string[] = []): void {
  if (!('serviceWorker' in navigator) || 'keptCopy' in document.documentElement.dataset) return;
  keep(worker, others).catch((error: unknown) => console.warn('The page could not be kept for later.', error));
}

async function keep(worker: string, others: readonly string[]): Promise<void> {
  await navigator.serviceWorker.register(worker);
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  active?.postMessage({
    kind: 'keep',
    page: location.href.split('#')[0],
    others: others.map((path) => new URL(path, location.href).href),
    files: [...new Set(files)],
  });
}
