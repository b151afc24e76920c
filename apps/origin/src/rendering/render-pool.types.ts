import type { PageCost } from './page-cost.ts';
import type { PageAskers } from './page-askers.ts';
import type { RenderedHead } from './page-stream.ts';
import type { RenderJob } from './protocol.ts';

/** Whose request a page answers, as far as it matters where the page fails. */
export interface Asker {
  /** The network of the guest: an IPv4 address, or an IPv6 network of 64 bits. */
  readonly network: string;
  /** The release (`<app>@<id>`) that the page speaks for or against; null: a mix that not everybody is shown. */
  readonly judged: string | null;
  /** The same of the shell that shows it (`shell@<id>#<owner of the page>`), in which the screen is only a part. */
  readonly shell?: string;
  /** The halves of experiments that the page's screen shows. */
  readonly halves?: readonly Half[];
}

/** One half of an experiment, as a guest sees it. */
export interface Half {
  /** `<app>/<name>`. */
  readonly experiment: string;
  readonly arm: 'a' | 'b';
}

/** Threads that render pages. */
export interface RenderPool {
  /**
   * Renders a page. Rejects when its renderer hung, crashed or refused, and with `Busy` when more pages are asked for
   * than can be begun in time, or with `Forsaken` when all `askers` left before it was begun. `asker` is the first of them,
   * and the only one unless they are given.
   */
  render(job: RenderJob, asker: Asker, askers?: PageAskers): Promise<RenderedHead>;
  /** Whether a page for this network may still join the line; asked before any work is done for it. */
  hasRoom(network: string): boolean;
  /** Replaces every thread by a new one, each once its pages have ended: nothing that a release left in them stays. */
  renew(): void;
  close(): Promise<void>;
}

export interface PoolSettings {
  /** Threads that take pages of every owner. One more, for suspects, is started when it is needed. */
  readonly workers: number;
  /** Pages that one thread works on at a time. */
  readonly pagesPerWorker: number;
  /** Pages that may wait for a thread. */
  readonly waitingPages: number;
  /** Milliseconds a page may wait for a thread before it is refused. */
  readonly waitMs: number;
  /** Milliseconds a page may take once a thread works on it. */
  readonly timeout: number;
  /** Milliseconds a thread may give no sign of life before it counts as hung. */
  readonly stallMs: number;
  /** What one page may take of its thread. */
  readonly mostOfPage: PageCost;
  readonly complain: (message: string, facts: object) => void;
  /** Called with the release (`<app>@<id>`) whose server bundle could not be evaluated, and the shell that it was for. */
  readonly broken: (release: string, shell: string) => void;
  /** Called with the release (`<app>@<id>`) whose page killed a thread. */
  readonly lost: (release: string, asker: Asker) => void;
  /**
   * Called with the release (`<app>@<id>`) whose screen threw, be it after its page was sent; `by` is whose code did it,
   * where its files tell.
   */
  readonly screenFailed: (release: string, asker: Asker, by: string | null) => void;
  /** Called with what a page of a release (`<app>@<id>`) took, before its body has ended. */
  readonly measured?: (release: string, cost: PageCost) => void;
  /** Called with the release whose page took more than it may; its guest has the page. */
  readonly tookTooMuch: (release: string, asker: Asker) => void;
  /** Called with a release whose code threw by itself, by no page's doing. */
  readonly strayed?: (release: string) => void;
}

/** A page's own code refused to make it, as no page of a thread that was lost did. */
export class PageFailed extends Error {
  override readonly name = 'PageFailed';
  /** The release (`<app>@<id>`) whose code it was, where its files tell. */
  readonly by: string | null;

  constructor(reason: string, by: string | null) {
    super(reason);
    this.by = by;
  }
}

/** More pages are asked for than can be begun in time, or the origin stops: the guest may try again in a moment. */
export class Busy extends Error {
  override readonly name: string = 'Busy';
}

/** All who asked for a page left before it was begun: it was not made. */
export class Forsaken extends Busy {
  override readonly name = 'Forsaken';
}
