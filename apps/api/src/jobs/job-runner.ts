import type { Logger } from 'pino';

export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** Does what is due and returns, early where `isStopping` says so; it is never run twice at once in this process. */
  run(isStopping: () => boolean): Promise<unknown>;
}

export interface RunningJobs {
  /** Starts nothing more and waits for what is running. */
  stop(): Promise<void>;
}

/** Runs jobs again and again, each on its own beat. A job that fails is logged and runs again on its next beat. */
export function startJobs(jobs: readonly Job[], log: Logger): RunningJobs {
  const running = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  let isStopping = false;

  const beat = (job: Job, delay: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      const work = job
        .run(() => isStopping)
        .then(() => undefined)
        .catch((cause: unknown) => log.error({ err: cause, job: job.name }, 'job failed'))
        .finally(() => {
          running.delete(work);
          if (!isStopping) beat(job, job.everyMs);
        });
      running.add(work);
    }, delay);
    timers.add(timer);
  };
  for (const job of jobs) beat(job, job.everyMs);

  return {
    stop: async () => {
      isStopping = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.allSettled(running);
    },
  };
}
