/**
 * What proves that the origin sent this page (`Server-Timing`), for reports of it; empty where it gave none. Read here and not
 * with the page's trace, which is part of the first load.
 */
export function pageProof(): string {
  const [page] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return page?.serverTiming?.find(({ name }) => name === 'proof')?.description ?? '';
}
