import type { Owner } from '@latchkey/site/urls';
import type { PageRequest } from '@latchkey/federation/page';

/** Where the server bundles of a page lie. */
export interface PageBundles {
  readonly shell: { readonly id: string; readonly file: string };
  readonly remotes: Readonly<Partial<Record<Owner, { readonly id: string; readonly file: string }>>>;
}

export interface RenderJob {
  readonly page: PageRequest;
  readonly bundles: PageBundles;
  /** The release whose screen this page is, as `<app>@<id>`: it is blamed when the page costs a thread. */
  readonly release: string;
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
    }
  | { readonly kind: 'chunk'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'end'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string }
  /** Sent all the time: a thread that falls silent hangs. */
  | { readonly kind: 'alive' }
  /** Something for the log that costs no page by itself. */
  | { readonly kind: 'complaint'; readonly message: string; readonly facts: object };
