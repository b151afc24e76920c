/**
 * Where the page in this browser stands in its trace, as a `traceparent` (W3C Trace Context). The origin tells it in the
 * header Server-Timing, which some browsers show only to secure pages; null where it cannot be read.
 */
export const pageTraceparent = (): string | null => readFromOrigin('traceparent');

/** Whether somebody collects the page's trace: the page's own work is told too, then. */
export const isPageTraced = (): boolean => readFromOrigin('traced') !== null;

function readFromOrigin(what: string): string | null {
  const [page] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return page?.serverTiming?.find(({ name }) => name === what)?.description ?? null;
}
