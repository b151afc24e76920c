import type { Site } from '@latchkey/api-contract/types';
import type { MapTiles } from '@latchkey/site/screen';
import type { ImageQuality, Locale, Owner } from '@latchkey/site/urls';
import type { Release } from '../release/release.types.ts';

/** The releases one page is made of. A remote that is missing costs its own screens only. */
export interface PageReleases {
  readonly shell: Release;
  readonly remotes: Readonly<Partial<Record<Owner, Release>>>;
}

/** Everything that a render worker gets for one page. Plain values: it crosses a thread. */
export interface PageRequest {
  /** Scheme, host, path and search as the guest's browser has them. */
  readonly url: string;
  readonly site: Site;
  readonly locale: Locale;
  readonly nonce: string;
  readonly now: number;
  readonly imageQuality: ImageQuality;
  readonly mapTiles: MapTiles | null;
  readonly userAgent: string;
  /** The API's internal address, and the headers of what the page asks: those of its guest, or of a page for many the next. */
  readonly apiUrl: string;
  readonly apiHeaders: Readonly<Record<string, string>>;
  /** Headers of requests in the origin's own name; they say nothing of a guest. Older origins lack them. */
  readonly ownHeaders?: Readonly<Record<string, string>>;
  readonly releases: PageReleases;
  /** Why the page has these releases; the shell marks what is not live for everybody. Absent: live. */
  readonly mix?: 'live' | 'canary' | 'preview';
  /** The experiments (`<app>/<name>`) of which the guest sees B; absent: A of all. Views get it, and nothing that asks the engine. */
  readonly inB?: readonly string[];
  /**
   * The body of a form that was posted to the page (`application/x-www-form-urlencoded`); absent where it is only opened. A
   * file is in it under `fileField` of its field's name, in base64url, or as `fileTooLarge`.
   */
  readonly posted?: string;
  /** The page's script posted it: where the page would be shown again, its input and why are answered as JSON. */
  readonly isPostedByScript?: boolean;
}

/** A remote's evaluated server bundle. */
export interface ServerRemote {
  readonly release: Release;
  readonly exposes: Readonly<Record<string, unknown>>;
}

export type ServerRemotes = Readonly<Partial<Record<Owner, ServerRemote>>>;

/** What a worker remembers between pages: content that is the same for every guest, for a few seconds. */
export interface WorkerMemory {
  get(key: string): unknown;
  set(key: string, value: unknown): unknown;
}

/** What a page tells the worker that renders it, beside what the guest sees. */
export interface PageReports {
  /** The screen's own code threw, while loading or rendering; never because the engine was away or refused. */
  screenFailed(error: unknown): void;
  /** What the thread has done since it began; absent of an older origin's. */
  readonly threadTime?: () => ThreadTime;
}

/** What a thread has done since it began. Times in milliseconds. */
export interface ThreadTime {
  /** While it did not wait for anything but a core of the machine. */
  readonly atWork: number;
  /** While it had a core. */
  readonly computed: number;
  readonly pagesBegun: number;
  readonly pagesAtWork: number;
}

/** What a page can read of its releases' files, beside the bundles that make it. */
export interface PageFiles {
  /**
   * The text of one of a release's style sheets, for the page to carry in itself: its addresses are whole. Null where it
   * cannot be had, as from a dev server; the page then names the file.
   */
  sheet(release: Release, file: string): string | null;
}

/** A whole page: its status is fixed, its body still streams. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReadableStream<Uint8Array> | null;
  /**
   * Whether every answer that the page asked for came: asked once its body has ended. A page that lacks one is for who
   * asked and is never kept; so is one of a shell that does not say.
   */
  readonly isWhole?: () => boolean;
  /** Cookies for the guest, as `set-cookie` writes them: what the engine gave while a form was answered. */
  readonly cookies?: readonly string[];
}
