import type { PayersShare } from '@latchkey/api-contract/types';

/** A share of a stay for who has its link, or that there is none. */
export type ShareModel =
  | {
      readonly kind: 'share';
      readonly shareId: string;
      readonly share: PayersShare;
      /** Why the last act failed, in the engine's code; null where it succeeded. */
      readonly problem: string | null;
    }
  | { readonly kind: 'gone' | 'unavailable' };

export type ShownShare = Extract<ShareModel, { kind: 'share' }>;
