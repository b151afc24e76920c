import { readTraceparent } from '@latchkey/tracing/traceparent';
import { excess, type PageCost } from './page-cost.ts';
import { askedBy } from './page-askers.ts';
import { pageStream } from './page-stream.ts';
import { Busy, Forsaken, type PoolSettings, type RenderPool } from './render-pool.types.ts';
import type { RenderJob } from './protocol.ts';
import { startRenderer, type AskedTask, type Renderer, type Task } from './renderer.ts';
import { countStrikes } from './strikes.ts';
import { waitingLine } from './waiting-line.ts';

/**
 * A release that killed this many threads recently is rendered in its own thread; a release whose page hung alone, at
 * once.
 */
const probation = 3;

/** Threads apart from the others: while one of them hangs, the pages that are not to blame go on in the other. */
const mostApart = 2;

/**
 * How often a page is retried alone: the cause may have been left by the previous page, such as a timer that throws.
 */
const triesApart = 2;

/** Pages of each thread that one network cannot have, so that another's are begun beside its own, however long those take. */
const pagesOfOthers = 1;

/** Booking ids and quote tokens are secrets: knowing one gives access. */
const secretId = /\d{1,9}_[A-Za-z0-9_-]{22}/g;

/** A page's path for the log. */
const pathOf = ({ page }: RenderJob): string => new URL(page.url).pathname.replaceAll(secretId, '…');

const traceOf = ({ page }: RenderJob): string | undefined => readTraceparent(page.apiHeaders['traceparent'])?.traceId;

/**
 * A few threads that render, and a short line before them, in which networks take turns; what nobody waits for any more
 * leaves it. A thread that hangs or dies is replaced at once, and each of
 * its pages is tried again by itself in a thread apart, which finds the one to blame without costing the others. A page
 * that took longer than it may is to blame for certain. A release whose page hung, or that lost several threads lately, is
 * rendered apart from the start, so that it takes no more than its own share. A page that a form was posted to is not tried
 * again.
 */
export function renderPool(settings: PoolSettings): RenderPool {
  const { workers, pagesPerWorker, waitingPages, waitMs, complain, broken } = settings;
  const strikes = countStrikes(() => performance.now());
  const common = {
    renderers: [] as Renderer[],
    line: waitingLine<Task>(waitingPages, waitMs, refuse),
    pages: pagesPerWorker,
    pagesOfNetwork: workers * Math.max(1, pagesPerWorker - pagesOfOthers),
  };
  const apart = {
    renderers: [] as Renderer[],
    line: waitingLine<Task>(waitingPages, settings.timeout, refuse),
    pages: 1,
    pagesOfNetwork: mostApart,
  };
  const retiring = new Set<Renderer>();
  let isClosing = false;
  for (let count = 0; count < workers; count++) open(common);

  function open(lane: typeof common): void {
    const renderer: Renderer = startRenderer(settings, {
      freed() {
        if (retiring.has(renderer)) endWhenIdle(renderer);
        proceed(lane);
      },
      lost: (orphans, hung) => replace(lane, renderer, orphans, hung),
      complain,
      broken,
      screenFailed,
      measured,
      strayed: (release) => settings.strayed?.(release),
      overgrown(by, askers) {
        if (by !== null) for (const asker of askers) settings.lost(by, asker);
        retire(lane, renderer);
      },
    });
    lane.renderers.push(renderer);
  }

  /** Takes a thread out of its lane, with another in its place; its pages come to their end. */
  function retire(lane: typeof common, renderer: Renderer): void {
    if (isClosing || !lane.renderers.includes(renderer)) return;
    lane.renderers = lane.renderers.filter((one) => one !== renderer);
    retiring.add(renderer);
    if (lane === common) open(lane);
    endWhenIdle(renderer);
    proceed(lane);
  }

  function endWhenIdle(renderer: Renderer): void {
    if (renderer.working() > 0 || !retiring.delete(renderer)) return;
    void renderer.close();
  }

  function replace(lane: typeof common, lost: Renderer, orphans: readonly Task[], hung: Task | null): void {
    const isReplaced = retiring.delete(lost);
    lane.renderers = lane.renderers.filter((renderer) => renderer !== lost);
    if (isClosing) return orphans.forEach((task) => task.sink.refuse(new Busy('the origin is stopping')));
    if (!isReplaced) open(lane);
    for (const task of orphans) {
      if (task === hung || task.triedApart >= triesApart) blame(task, task === hung);
      // A form may have done already what it asks for: it is never tried again.
      else if (task.sink.isBegun() || task.job.page.posted !== undefined) task.sink.fail('the renderer was lost');
      else send({ ...task, triedApart: task.triedApart + 1 }, apart);
    }
    proceed(lane);
  }

  function blame({ job, asker, sink }: Task, isHung: boolean): void {
    // A page that hung by itself would hang again: there is no doubt, as there is about what ended a thread.
    for (let count = isHung ? probation : 1; count > 0; count--) strikes.add(job.release);
    settings.lost(job.release, asker);
    sink.fail(isHung ? 'rendering took too long' : 'the renderer was lost');
    complain('renderer given up', { path: pathOf(job), release: job.release, traceId: traceOf(job) });
  }

  function screenFailed({ job, asker }: AskedTask, reason: string, by: string | null): void {
    complain('screen failed', { path: pathOf(job), release: job.release, traceId: traceOf(job), reason });
    settings.screenFailed(job.release, asker, by);
  }

  function measured({ job, asker }: AskedTask, cost: PageCost): void {
    settings.measured?.(job.release, cost);
    const what = excess(cost, settings.mostOfPage);
    if (what === null) return;
    complain('page took too much', { path: pathOf(job), release: job.release, traceId: traceOf(job), what });
    settings.tookTooMuch(job.release, asker);
  }

  function send(task: Task, lane: typeof common): void {
    lane.line.join(task);
    proceed(lane);
  }

  function proceed(lane: typeof common): void {
    if (isClosing) return;
    for (;;) {
      const areBusy = lane.renderers.every((renderer) => renderer.working() > 0);
      if (lane === apart && areBusy && lane.renderers.length < mostApart && lane.line.length() > 0) open(lane);
      const free = lane.renderers.toSorted((one, other) => one.working() - other.working())[0];
      if (free === undefined || free.working() >= lane.pages) return;
      // Those whose release has lost a thread lately come last.
      const task = lane.line.next(
        (network) => pagesOf(network, lane) < lane.pagesOfNetwork,
        ({ job }) => strikes.of(job.release) === 0,
      );
      if (task === null) return;
      free.begin(task);
    }
  }

  const pagesOf = (network: string, lane: typeof common): number =>
    lane.renderers.reduce((pages, renderer) => pages + renderer.worksFor(network), 0);

  function refuse({ sink, askers }: Task): void {
    if (askers.networks().size === 0) sink.refuse(new Forsaken('nobody waits for this page any more'));
    else sink.refuse(new Busy('more pages are asked for than can be rendered in time'));
  }

  return {
    render(job, asker, askers = askedBy(asker.network)) {
      const { sink, rendered } = pageStream();
      send({ job, asker, askers, sink, triedApart: 0 }, strikes.of(job.release) >= probation ? apart : common);
      return rendered;
    },
    hasRoom: (network) => common.line.hasRoom(network),
    renew() {
      for (const lane of [common, apart]) for (const renderer of lane.renderers) retire(lane, renderer);
    },
    async close() {
      isClosing = true;
      await Promise.all([...common.renderers, ...apart.renderers, ...retiring].map((renderer) => renderer.close()));
    },
  };
}
