import type { PayersShare } from '@latchkey/api-contract/types';

/** A share of a stay for who has its link, or that there is none. */
export type ShareModel =
  | {
      readonly kind: 'share';
      readonly shareId: string;
      readonly share: PayersShare;
      /** Why the last act brought nothing, in the engine's code; null where it brought what was wanted. */
      readonly problem: string | null;
    }
  | { readonly kind: 'gone' | 'unavailable' };

export type ShownShare = Extract<ShareModel, { kind: 'share' }>;
