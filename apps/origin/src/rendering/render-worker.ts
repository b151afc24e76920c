import { setPriority } from 'node:os';
import process from 'node:process';
import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { confineThread } from '@latchkey/releases/bundle';
import { LRUCache } from 'lru-cache';
import { thrownInWords } from '@latchkey/security/log-line';
import { bundleCache } from './bundle-cache.ts';
import { guiltIn } from './guilty-in.ts';
import { watchMemory } from './memory-watch.ts';
import { atWorkOn, pageAtWork } from './page-at-work.ts';
import { meterPages } from './page-meter.ts';
import type { FromWorker, RenderJob, ToWorker } from './protocol.ts';
import { sheetCache } from './sheet-cache.ts';
import { watchThread } from './thread-time.ts';

// A thread that renders pages. It knows nothing but messages: a hang or a crash of it costs one page.
const port = parentPort;
if (!port) throw new Error('render-worker runs as a worker thread');

/**
 * Rendering has a lower priority than the thread that answers requests (19 is the lowest), so that in a crowd those who
 * cannot be served are told at once. Linux has a priority for each thread; elsewhere all threads of the process share one.
 */
const niceness = 4;
if (process.platform === 'linux') setPriority(niceness);

/** How often the thread says that it is alive, in milliseconds. */
const aliveMs = 250;

const say = (message: FromWorker): void => port.postMessage(message);
const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : thrownInWords(error);
const guilt = guiltIn();
const bundlesOf = bundleCache(
  (owner, release, shell, error) =>
    say({ kind: 'broken', release: `${owner}@${release}`, shell: `shell@${shell}`, reason: reasonOf(error) }),
  (file, release) => guilt.knows(file, release),
);
const sheetsIn = sheetCache();
const cancelled = new Set<number>();
/** Content may be this old, in milliseconds; the API's own cache is as old at most. */
const memoryOfAll = new LRUCache<string, object>({ max: 500, ttl: 3000, ttlAutopurge: true });

/** Whom a bundle may ask: the engine that its pages are made with. */
const engines = new Set<string>();
const { restoreStacks } = confineThread((origin) => engines.has(origin));

/** What a thread may hold beside its heap, in bytes: buffers of pages and streams are some megabytes. */
const mostBesideHeap = 256 * 1024 * 1024;
const memoryHeld = watchMemory(() => getHeapStatistics().external_memory, mostBesideHeap);

const thread = watchThread();
const meter = meterPages();

say({ kind: 'alive' });
setInterval(() => {
  say({ kind: 'alive' });
  const overgrown = memoryHeld.overgrown();
  if (overgrown !== null) say({ kind: 'overgrown', ...overgrown });
}, aliveMs).unref();

/** A timer may throw every millisecond: of one release it is told once a second. */
const strayTold = new LRUCache<string, true>({ max: 100, ttl: 1000 });

// An error that no page waits for is reported with its source, and all pages continue.
const stray = (error: unknown, isRejection: boolean): void => {
  restoreStacks();
  const [by, page] = [guilt.of(error), pageAtWork()];
  const mark = `${by} ${page}`;
  if (strayTold.has(mark)) return;
  strayTold.set(mark, true);
  say({ kind: 'stray', by, page, isRejection, reason: reasonOf(error) });
};
process.on('uncaughtException', (error) => stray(error, false));
process.on('unhandledRejection', (error) => stray(error, true));

port.on('message', (message: ToWorker) => {
  if (message.kind === 'cancel') cancelled.add(message.id);
  else void atWorkOn(message.id, () => begin(message.id, message.job));
});

async function begin(id: number, job: RenderJob): Promise<void> {
  restoreStacks();
  memoryHeld.begins(job.release);
  thread.pageBegins();
  meter.begins(id);
  const end = await render(id, job).catch((error: unknown): FromWorker => {
    restoreStacks();
    return { kind: 'failed', id, reason: reasonOf(error), by: guilt.of(error) };
  });
  memoryHeld.ends(job.release);
  thread.pageEnds();
  say({ kind: 'cost', id, cost: meter.ends(id) });
  if (end !== null) say(end);
}

/** Makes a page; resolves to how it ended, or null where its guest has left. */
async function render(id: number, job: RenderJob): Promise<FromWorker | null> {
  if (URL.canParse(job.page.apiUrl)) engines.add(new URL(job.page.apiUrl).origin);
  const { shell, remotes } = bundlesOf(job);
  const reports = {
    screenFailed: (error: unknown): void => {
      restoreStacks();
      say({ kind: 'screen_failed', id, reason: reasonOf(error), by: guilt.of(error, job.release) });
    },
    threadTime: thread.time,
  };
  // A shell from before there were actions would make the page and lose the form.
  if (job.page.posted !== undefined && shell.answersForms !== true) {
    say({ kind: 'head', id, status: 405, headers: {}, cookies: [] });
    return { kind: 'end', id, isWhole: false };
  }
  const memory = job.isForOne ? new LRUCache<string, object>({ max: 50 }) : memoryOfAll;
  const {
    status,
    headers,
    body,
    isWhole,
    cookies = [],
  } = await shell.renderPage(job.page, remotes, memory, reports, sheetsIn(job.bundles.assets));
  say({ kind: 'head', id, status, headers, cookies });
  if (body) {
    for await (const bytes of body) {
      if (cancelled.delete(id)) return null;
      say({ kind: 'chunk', id, bytes });
    }
  }
  cancelled.delete(id);
  return { kind: 'end', id, isWhole: isWhole?.() ?? false };
}
