import process from 'node:process';
import { getHeapStatistics } from 'node:v8';
import { whenPageChanges } from './page-at-work.ts';
import type { PageCost } from './page-cost.ts';

/** Measures what each page takes of a thread that others share. */
export interface PageMeter {
  begins(page: number): void;
  /** It has ended: what it took. */
  ends(page: number): PageCost;
}

interface Taken {
  computed: number;
  holds: number;
  most: number;
}

/** Taken now: a bundle cannot put another in its place. */
const cpu = process.threadCpuUsage.bind(process);

/** What this thread has computed, in milliseconds, and holds beside its heap, in bytes. */
function readThread(): { readonly computed: number; readonly holds: number } {
  const { user, system } = cpu();
  return { computed: (user + system) / 1000, holds: getHeapStatistics().external_memory };
}

/**
 * Measures each piece of code that runs for a page, from its first line to the first of another page or of none, until the
 * page has ended. A page does not pay for those beside it, for evaluating a bundle, or for waiting, be it for a core of the
 * machine. Memory that others gave back while its code ran makes what it holds look smaller, never larger.
 */
export function meterPages(): PageMeter {
  const pages = new Map<number, Taken>();
  let [current, before]: [number | null, ReturnType<typeof readThread>] = [null, readThread()];
  const settle = (): void => {
    const now = readThread();
    const taken = current === null ? undefined : pages.get(current);
    if (taken !== undefined) {
      taken.computed += now.computed - before.computed;
      taken.holds += now.holds - before.holds;
      taken.most = Math.max(taken.most, taken.holds);
    }
    before = now;
  };
  whenPageChanges((page) => {
    settle();
    current = page;
  });
  return {
    begins: (page) => void pages.set(page, { computed: 0, holds: 0, most: 0 }),
    ends(page) {
      settle();
      const { computed, most } = pages.get(page) ?? { computed: 0, most: 0 };
      pages.delete(page);
      return { computed, held: most };
    },
  };
}
