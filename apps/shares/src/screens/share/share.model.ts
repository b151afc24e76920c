import type { Hotel, PayersShare } from '@latchkey/api-contract/types';

/** A share of a stay for who has its link, or that there is none. */
export type ShareModel =
  | {
      readonly kind: 'share';
      readonly shareId: string;
      readonly share: PayersShare;
      /** Null where it cannot be read just now. */
      readonly hotel: Pick<Hotel, 'address' | 'phone'> | null;
      /** Of each room of the stay, in the page's language, with its first picture. */
      readonly rooms: readonly {
        readonly name: string;
        readonly image: Hotel['HotelRooms'][number]['images'][number] | null;
      }[];
      /** Why the last act failed, in the engine's code; null where it succeeded. */
      readonly problem: string | null;
    }
  | { readonly kind: 'gone' | 'unavailable' };

export type ShownShare = Extract<ShareModel, { kind: 'share' }>;
