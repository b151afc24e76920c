import { Worker } from 'node:worker_threads';

export interface WakeRequest {
  /** Path of the server bundle. */
  readonly bundle: string;
  /** Path of the shell's bundle that a remote gets its singletons from; null for a shell. */
  readonly shellBundle: string | null;
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
 * How long a bundle may take to be evaluated, and how long one that leaves something to do is watched afterwards, in
 * milliseconds. A bundle as ours are leaves nothing, and is not waited for.
 */
const [patienceMs, watchedMs] = [5000, 5000];

/**
 * Evaluates a server bundle in a thread of its own with little memory. One that hangs, exits, throws at once or within five seconds,
 * or leaves a rejected promise behind does not wake.
 */
export function wake(request: WakeRequest): Promise<Waking> {
  const worker = new Worker(new URL('./wake-worker.ts', import.meta.url), {
    workerData: request,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    stdout: true,
    stderr: true,
  });
  const timers: NodeJS.Timeout[] = [];
  return new Promise<Waking>((resolve) => {
    const refuse = (reason: string): void => resolve({ kind: 'refused', reason });
    const patience = setTimeout(() => refuse(`it did not come to an end within ${patienceMs / 1000} s`), patienceMs);
    timers.push(patience);
    worker.on('error', (error) => refuse(error instanceof Error ? error.message : String(error)));
    let woke: Woken | null = null;
    const accept = (): void => (woke === null ? undefined : resolve({ kind: 'woke', woken: woke }));
    worker.on('message', (woken: Woken) => {
      woke = woken;
      clearTimeout(patience);
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
