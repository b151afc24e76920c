import { performance } from 'node:perf_hooks';
import process from 'node:process';
import type { ThreadTime } from '@latchkey/releases/page';

/** Counts what this thread does, for whom its pages wait. */
export interface ThreadWatch {
  pageBegins(): void;
  pageEnds(): void;
  readonly time: () => ThreadTime;
}

/** Bound now, out of the reach of bundles: they cannot put others in their place. */
const [cpu, loop] = [process.threadCpuUsage.bind(process), performance.eventLoopUtilization.bind(performance)];

export function watchThread(): ThreadWatch {
  let [pagesBegun, pagesAtWork] = [0, 0];
  return {
    pageBegins() {
      pagesBegun += 1;
      pagesAtWork += 1;
    },
    pageEnds: () => void (pagesAtWork -= 1),
    time() {
      const { user, system } = cpu();
      return { atWork: loop().active, computed: (user + system) / 1000, pagesBegun, pagesAtWork };
    },
  };
}
