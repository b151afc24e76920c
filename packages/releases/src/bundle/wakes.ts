import { Worker } from 'node:worker_threads';

export interface WakeRequest {
  /** Path of the server bundle. */
  readonly bundle: string;
  /** Path of the shell's bundle that a remote gets its singletons from; null for a shell. */
  readonly shellBundle: string | null;
}

/** How long a bundle may take to be evaluated, in milliseconds of processor time and by the clock. */
export interface WakeLimits {
  readonly computedMs: number;
  readonly elapsedMs: number;
}

/** What a bundle says of itself once it runs. */
export interface Woken {
  /** A remote's exposes. */
  readonly exposes: readonly string[];
  /** A shell's singletons, with the names they export. */
  readonly provides: Readonly<Record<string, readonly string[]>>;
}

export type Waking =
  | { readonly kind: 'woke'; readonly woken: Woken }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Of processor time, since on a busy machine the same work takes longer by the clock, which is no fault of a release. The
 * clock ends only what waits and computes nothing.
 */
const most: WakeLimits = { computedMs: 5000, elapsedMs: 60_000 };

/** How often its processor time is read, in milliseconds. */
const readMs = 100;

/** How long a bundle that leaves something to do is watched afterwards, in milliseconds; ours leave nothing. */
const watchedMs = 5000;

/**
 * Evaluates a server bundle in a thread of its own with little memory. One that hangs, exits, throws at once or within
 * five seconds, or leaves a rejected promise behind does not wake.
 */
export function wake(request: WakeRequest, { computedMs, elapsedMs } = most): Promise<Waking> {
  const worker = new Worker(new URL('./wake-worker.ts', import.meta.url), {
    workerData: request,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    stdout: true,
    stderr: true,
  });
  const timers: NodeJS.Timeout[] = [];
  return new Promise<Waking>((resolve) => {
    let woke: Woken | null = null;
    const refuse = (reason: string): void => resolve({ kind: 'refused', reason });
    const late = (limitMs: number, of = ''): void =>
      refuse(`it did not come to an end within ${limitMs / 1000} s${of}`);
    const patience = setTimeout(late, elapsedMs, elapsedMs);
    const refuseIfLong = (computed: number): void =>
      woke === null && computed > computedMs ? late(computedMs, ' of processor time') : undefined;
    const reading = setInterval(() => void processorMs(worker).then(refuseIfLong), readMs);
    timers.push(patience, reading);
    worker.on('error', (error) => refuse(error instanceof Error ? error.message : String(error)));
    const accept = (): void => (woke === null ? undefined : resolve({ kind: 'woke', woken: woke }));
    worker.on('message', (woken: Woken) => {
      woke = woken;
      clearTimeout(patience);
      clearInterval(reading);
      timers.push(setTimeout(accept, watchedMs));
    });
    // One that has said all and has nothing left to do ends by itself.
    worker.on('exit', (code) =>
      woke !== null && code === 0 ? accept() : refuse(`it ended its process with code ${code}`),
    );
  }).finally(() => {
    for (const timer of timers) clearTimeout(timer);
    void worker.terminate();
  });
}

/** The processor time of a thread so far, in milliseconds; none of one that has ended. */
async function processorMs(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
}
