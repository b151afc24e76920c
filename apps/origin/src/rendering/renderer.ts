import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { PageCost } from './page-cost.ts';
import type { PageAskers } from './page-askers.ts';
import type { PageSink } from './page-stream.ts';
import { Busy, PageFailed, type Asker } from './render-pool.types.ts';
import type { FromWorker, RenderJob, ToWorker } from './protocol.ts';

// The bundle lies beside its worker's bundle, the source beside its source.
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './render-worker.ts' : './render-worker.js',
  import.meta.url,
);

/** How often a thread's signs of life are looked at, in milliseconds. */
const lookMs = 250;

/** A page on its way through the pool. */
export interface Task {
  readonly job: RenderJob;
  /** For whom; it never enters the thread. */
  readonly asker: Asker;
  /** Who waits for it until it is begun. */
  readonly askers: PageAskers;
  readonly sink: PageSink;
  /** How often this page was tried by itself, after a thread was lost with it. */
  readonly triedApart: number;
}

/** What a renderer tells the pool. */
export interface RendererEvents {
  /** A page has ended, well or not: there is room for another. */
  readonly freed: () => void;
  /** The thread is gone, with the pages it worked on; `hung` when it gave no sign of life or a page took too long. */
  readonly lost: (orphans: readonly Task[], hung: Task | null) => void;
  readonly complain: (message: string, facts: object) => void;
  readonly broken: (release: string, shell: string) => void;
  readonly screenFailed: (task: AskedTask, reason: string, by: string | null) => void;
  /** What a page took of the thread, known once it has ended. */
  readonly measured: (task: AskedTask, cost: PageCost) => void;
  /** Code of a release threw by no page's doing. */
  readonly strayed: (release: string) => void;
  /** The thread holds too much memory, which the pages of a release left in it; for whom they were. */
  readonly overgrown: (by: string | null, askers: readonly Asker[]) => void;
}

/** What is still known of a page once it has ended. */
export type AskedTask = Pick<Task, 'asker' | 'job'>;

/** Ended pages that a thread knows: what they left behind may throw later. */
const pagesKnown = 300;

/** One thread and the pages it works on. */
export interface Renderer {
  readonly working: () => number;
  /** Pages that it works on which a network was the first to ask for. */
  readonly worksFor: (network: string) => number;
  readonly begin: (task: Task) => void;
  readonly close: () => Promise<unknown>;
}

export function startRenderer(limits: { timeout: number; stallMs: number }, events: RendererEvents): Renderer {
  const worker = new Worker(workerFile, { env: {}, resourceLimits: { maxOldGenerationSizeMb: 768 } });
  const tasks = new Map<number, { readonly task: Task; readonly timer: NodeJS.Timeout }>();
  const ended = new LRUCache<number, AskedTask>({ max: pagesKnown });
  let nextId = 0;
  let isOver = false;
  let isOvergrown = false;
  // A thread that starts on a busy machine is silent for a while: it is looked at from its first sign on.
  let lastSign = Number.POSITIVE_INFINITY;
  // Two checks in a row: the sign of life may be queued behind other work of this thread.
  let misses = 0;
  const watch = setInterval(() => {
    misses = tasks.size > 0 && performance.now() - lastSign > limits.stallMs ? misses + 1 : 0;
    if (misses >= 2) lose(tasks.size === 1 ? ([...tasks.values()][0]?.task ?? null) : null, 'renderer hangs');
  }, lookMs);
  watch.unref();

  worker.on('message', receive);
  worker.on('error', (error) => events.complain('renderer crashed', { error: error.message }));
  worker.on('exit', () => lose(null, null));

  function receive(message: FromWorker): void {
    lastSign = performance.now();
    if (message.kind === 'alive') return;
    if (message.kind === 'broken') {
      events.complain('remote cannot be rendered', { release: message.release, reason: message.reason });
      return events.broken(message.release, message.shell);
    }
    if (message.kind === 'stray') return stray(message);
    if (message.kind === 'overgrown') return overgrown(message);
    const entry = tasks.get(message.id);
    if (message.kind === 'screen_failed' || message.kind === 'cost') {
      // Of a page that was sent without its screen it may be known later whose fault that was.
      const task = entry?.task ?? ended.get(message.id);
      if (task === undefined) return;
      if (message.kind === 'cost') return events.measured(task, message.cost);
      return events.screenFailed(task, message.reason, message.by);
    }
    if (!entry) return;
    const { sink } = entry.task;
    if (message.kind === 'head') return sink.head(message.status, message.headers, message.cookies);
    if (message.kind === 'chunk') return sink.chunk(message.bytes);
    finish(message.id);
    if (message.kind === 'end') sink.end(message.isWhole);
    else sink.refuse(new PageFailed(message.reason, message.by));
    events.freed();
  }

  function stray({ by, page, isRejection, reason }: FromWorker & { kind: 'stray' }): void {
    events.complain(isRejection ? 'a rejection was not handled' : 'code threw late', { release: by, reason });
    if (page === null) return by === null ? undefined : events.strayed(by);
    const working = tasks.get(page)?.task;
    const task = working ?? ended.get(page);
    // Many forget a rejection, and nobody sees it.
    if (task === undefined || isRejection) return;
    if (working === undefined || working.sink.isBegun()) return events.screenFailed(task, reason, by);
    finish(page);
    working.sink.refuse(new PageFailed(reason, by));
    post({ kind: 'cancel', id: page });
    events.freed();
  }

  function overgrown({ by, megabytes }: FromWorker & { kind: 'overgrown' }): void {
    if (isOvergrown) return;
    isOvergrown = true;
    events.complain('renderer holds too much memory', { release: by, megabytes });
    const known = [...ended.values(), ...[...tasks.values()].map(({ task }) => task)];
    events.overgrown(
      by,
      known.flatMap(({ job, asker }) => (job.release === by ? [asker] : [])),
    );
  }

  function finish(id: number): void {
    const entry = tasks.get(id);
    clearTimeout(entry?.timer);
    if (entry) ended.set(id, { asker: entry.task.asker, job: entry.task.job });
    tasks.delete(id);
  }

  function lose(hung: Task | null, complaint: string | null): void {
    if (isOver) return;
    const orphans = [...tasks.values()].map(({ task }) => task);
    end();
    if (complaint !== null) events.complain(complaint, { pages: orphans.length });
    void worker.terminate();
    events.lost(orphans, hung);
  }

  function end(): void {
    isOver = true;
    clearInterval(watch);
    for (const id of tasks.keys()) finish(id);
  }

  const post = (message: ToWorker): void => worker.postMessage(message);

  return {
    working: () => tasks.size,
    worksFor: (network) => [...tasks.values()].filter(({ task }) => task.asker.network === network).length,
    begin(task) {
      const id = nextId++;
      if (tasks.size === 0) lastSign = Math.max(lastSign, performance.now());
      tasks.set(id, { task, timer: setTimeout(() => lose(task, null), limits.timeout) });
      task.sink.onCancel(() => {
        if (!tasks.has(id)) return;
        finish(id);
        if (!isOver) post({ kind: 'cancel', id });
        events.freed();
      });
      post({ kind: 'render', id, job: task.job });
    },
    close() {
      for (const { task } of tasks.values()) task.sink.refuse(new Busy('the origin is stopping'));
      end();
      return worker.terminate();
    },
  };
}
