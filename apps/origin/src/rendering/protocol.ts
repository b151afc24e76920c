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
  | { readonly kind: 'broken_remote'; readonly owner: string; readonly release: string; readonly reason: string };
