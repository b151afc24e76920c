import type { Page } from '@playwright/test';

/** What moved on the page since it was opened, with the score and the words of it; also what browsers forgive because something was just pressed. */
export const layoutShifts = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };
    const seen: Shift[] = [];
    const observer = new PerformanceObserver((list) => seen.push(...(list.getEntries() as Shift[])));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return seen
      .filter(({ value }) => value >= 0.005)
      .map(({ value, sources }) => [value, ...sources.map(({ node }) => node?.textContent?.slice(0, 60))]);
  });
