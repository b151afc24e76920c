/** Runs tasks a few at a time; so many more may wait, and what comes beyond is turned away at once. */
export interface BoundedQueue {
  run<T>(task: () => Promise<T>): Promise<T> | 'full';
}

export function createBoundedQueue(atOnce: number, mostWaiting: number): BoundedQueue {
  let running = 0;
  const waiting: (() => void)[] = [];
  const start = async <T>(task: () => Promise<T>): Promise<T> => {
    running += 1;
    try {
      return await task();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
  return {
    run: (task) => {
      if (running < atOnce) return start(task);
      if (waiting.length >= mostWaiting) return 'full';
      return new Promise<void>((resolve) => {
        waiting.push(resolve);
      }).then(() => start(task));
    },
  };
}
