import type { Owner } from '@latchkey/site/urls';
import type { PageRequest } from '@latchkey/releases/page';
import type { PageCost } from './page-cost.ts';

/** Where a release's server bundle lies, and the hash that it was published with. */
export interface BundleFile {
  readonly id: string;
  readonly file: string;
  readonly integrity?: string | undefined;
}

/** The server bundles of a page. */
export interface PageBundles {
  readonly shell: BundleFile;
  readonly remotes: Readonly<Partial<Record<Owner, BundleFile>>>;
  /** The folder of all releases' files on this machine: `<app>/<file>`. */
  readonly assets: string;
}

export interface RenderJob {
  readonly page: PageRequest;
  readonly bundles: PageBundles;
  /** The release whose screen this page is, as `<app>@<id>`: it is blamed when the page costs a thread. */
  readonly release: string;
  /**
   * The engine answers this page's asker alone, as in a preview: the page has its own memory instead of the shared one.
   */
  readonly isForOne?: true;
}

export type ToWorker =
  | { readonly kind: 'render'; readonly id: number; readonly job: RenderJob }
  | { readonly kind: 'cancel'; readonly id: number };

export type FromWorker =
  | {
      readonly kind: 'head';
      readonly id: number;
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly cookies: readonly string[];
    }
  | { readonly kind: 'chunk'; readonly id: number; readonly bytes: Uint8Array }
  /** `isWhole`: whether every answer came that the page asked the engine for. */
  | { readonly kind: 'end'; readonly id: number; readonly isWhole: boolean }
  /** `by`: the release (`<app>@<id>`) whose code did it, by the files of the stack. */
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string; readonly by: string | null }
  /** What a page took; told before its end, and of one that failed or whose guest left. */
  | { readonly kind: 'cost'; readonly id: number; readonly cost: PageCost }
  /** The code of a page's screen threw; what the guest gets of the page goes on. */
  | { readonly kind: 'screen_failed'; readonly id: number; readonly reason: string; readonly by: string | null }
  /** A remote's bundle could not be evaluated with this shell; its pages are without it. */
  | { readonly kind: 'broken'; readonly release: string; readonly shell: string; readonly reason: string }
  /**
   * Code of a release threw, or left a rejection, where no page waits for it. `by` as above; `page`: for whose page the code ran, null: since the bundle was evaluated.
   */
  | {
      readonly kind: 'stray';
      readonly by: string | null;
      readonly page: number | null;
      readonly isRejection: boolean;
      readonly reason: string;
    }
  /** Sent all the time: a thread that falls silent hangs. */
  | { readonly kind: 'alive' }
  /** It holds more memory beside its heap than it may: `by` is the release whose pages left the most of it. */
  | { readonly kind: 'overgrown'; readonly by: string | null; readonly megabytes: number };
