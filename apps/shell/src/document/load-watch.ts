import type { ThreadTime } from '@latchkey/releases/page';
import type { AwaitedCalls } from './awaited-calls.ts';

/** Whether a load that was given up is to blame for it. */
export interface LoadWatch {
  /** A load begins. */
  begins(): BegunLoad;
}

export interface BegunLoad {
  /** To be called when its time is over; resolves to whether it is to blame. `isOver`: whether it has ended meanwhile. */
  isToBlame(isOver: () => boolean): Promise<boolean>;
}

/** How long an answer may be awaited, and how much of its time a load may take of its own, in milliseconds. */
const [slowAnswer, mostOwn] = [1000, 1000];

/** How often, and in which steps in milliseconds, one that may have waited for others is given time to end. */
const [looks, lookMs] = [8, 500];

/**
 * A load that was given up is to blame where it spent the time itself. Time that it lost to slow answers, to other
 * pages of its thread or to a busy machine does not count. Where the times leave doubt, the load is to blame if it
 * still hangs after its answers have been broken off.
 */
export function loadWatch(awaited: AwaitedCalls, threadTime: (() => ThreadTime) | undefined): LoadWatch {
  return {
    begins() {
      const [at, before] = [performance.now(), threadTime?.()];
      const own = (): number =>
        performance.now() - at - awaited.waitedSince(at) - doneForOthers(before, threadTime?.());
      return {
        async isToBlame(isOver) {
          if (awaited.isAnyOlder(slowAnswer)) return false;
          if (own() >= mostOwn) return true;
          for (let look = 0; look < looks; look++) {
            await new Promise((resolve) => setTimeout(resolve, lookMs));
            if (isOver()) return false;
          }
          return !awaited.isAnyOlder(slowAnswer);
        },
      };
    },
  };
}

/** How long a thread was at work, and not for this page alone. */
function doneForOthers(before: ThreadTime | undefined, now: ThreadTime | undefined): number {
  if (before === undefined || now === undefined) return 0;
  const isAlone = before.pagesAtWork === 1 && before.pagesBegun === now.pagesBegun;
  const atWork = now.atWork - before.atWork;
  // Alone in its thread, what the thread computed was for this page; what it had to wait for a core was not.
  return isAlone ? Math.max(0, atWork - (now.computed - before.computed)) : atWork;
}
