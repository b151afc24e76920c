import { Worker } from 'node:worker_threads';
import type { FromWorker, RenderJob, ToWorker } from './protocol.ts';
import { pageStream, type PageSink, type RenderedHead } from './page-stream.ts';

/** Booking ids and quotes' tokens: who knows one may open it. */
const secretId = /\d{1,9}_[A-Za-z0-9_-]{22}/g;

export interface RenderPool {
  /** Renders a page; rejects when its renderer hung, crashed or refused. */
  render(job: RenderJob): Promise<RenderedHead>;
  close(): Promise<void>;
}

export interface PoolSettings {
  readonly workers: number;
  readonly timeout: number;
  readonly complain: (message: string, facts: object) => void;
}

interface Task {
  readonly id: number;
  readonly job: RenderJob;
  readonly sink: PageSink;
  readonly timer: NodeJS.Timeout;
  attempts: number;
}

interface Renderer {
  worker: Worker;
  readonly tasks: Map<number, Task>;
}

// The bundle lies beside its worker's bundle, the source beside its source.
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './render-worker.ts' : './render-worker.js',
  import.meta.url,
);

/** A few threads that render. Pages that a lost thread had not begun are rendered by another; the one that lost it is not. */
export function renderPool({ workers, timeout, complain }: PoolSettings): RenderPool {
  let nextId = 0;
  let closing = false;
  const renderers: Renderer[] = Array.from({ length: workers }, () => startRenderer());

  function startRenderer(): Renderer {
    const renderer: Renderer = { worker: new Worker(workerFile), tasks: new Map() };
    attach(renderer);
    return renderer;
  }

  function attach(renderer: Renderer): void {
    renderer.worker.on('message', (message: FromWorker) => receive(renderer, message));
    renderer.worker.on('error', (error) => complain('renderer crashed', { error: error.message }));
    renderer.worker.on('exit', () => lose(renderer));
  }

  function receive(renderer: Renderer, message: FromWorker): void {
    if (message.kind === 'broken_remote')
      return complain('remote cannot be rendered', {
        owner: message.owner,
        release: message.release,
        reason: message.reason,
      });
    const task = renderer.tasks.get(message.id);
    if (!task) return;
    if (message.kind === 'head') return task.sink.head(message.status, message.headers);
    if (message.kind === 'chunk') return task.sink.chunk(message.bytes);
    finish(renderer, task);
    if (message.kind === 'end') task.sink.end();
    else task.sink.fail(message.reason);
  }

  function finish(renderer: Renderer, task: Task): void {
    clearTimeout(task.timer);
    renderer.tasks.delete(task.id);
  }

  /** A thread is gone: a new one takes its place and, once, the pages that nothing of had been sent. */
  function lose(renderer: Renderer): void {
    const orphans = [...renderer.tasks.values()];
    for (const orphan of orphans) finish(renderer, orphan);
    if (closing) return orphans.forEach((task) => task.sink.fail('the origin is stopping'));
    renderer.worker.removeAllListeners();
    renderer.worker = new Worker(workerFile);
    attach(renderer);
    for (const task of orphans) {
      if (task.sink.isBegun() || task.attempts > 0) task.sink.fail('the renderer was lost');
      else assign(task.job, task.sink, task.attempts + 1);
    }
  }

  function assign(job: RenderJob, sink: PageSink, attempts: number): void {
    const renderer = renderers.toSorted((one, other) => one.tasks.size - other.tasks.size)[0];
    if (!renderer) return sink.fail('there is no renderer');
    const id = nextId++;
    const timer = setTimeout(() => giveUp(renderer, task), timeout);
    const task: Task = { id, job, sink, timer, attempts };
    renderer.tasks.set(id, task);
    sink.onCancel(() => (finish(renderer, task), post(renderer, { kind: 'cancel', id })));
    post(renderer, { kind: 'render', id, job });
  }

  /** A page over its time may have hung the thread; this page is lost with it, those behind it begin anew. */
  function giveUp(renderer: Renderer, task: Task): void {
    finish(renderer, task);
    task.sink.fail('rendering took too long');
    complain('renderer given up', { path: new URL(task.job.page.url).pathname.replaceAll(secretId, '…') });
    void renderer.worker.terminate();
    lose(renderer);
  }

  const post = (renderer: Renderer, message: ToWorker): void => renderer.worker.postMessage(message);

  return {
    render(job) {
      const { sink, rendered } = pageStream();
      assign(job, sink, 0);
      return rendered;
    },
    async close() {
      closing = true;
      await Promise.all(renderers.map(({ worker }) => worker.terminate()));
    },
  };
}
