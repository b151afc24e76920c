import type { PrincipalKind } from '@latchkey/booking-core/staff';
import type { MomentColumn, MomentColumnOrNull } from './columns.ts';

/** A picture that a hotel's people brought in; its files lie in the store of pictures. */
export interface HotelPictureTable {
  hotel_id: number;
  picture_id: string;
  kept_at: MomentColumn;
  author_kind: PrincipalKind;
  author_name: string;
  /** Of the larger size that is kept, in pixels. */
  width: number;
  height: number;
  /** Since when something names it. */
  used_at: MomentColumnOrNull;
  /** When it is erased. */
  erase_at: MomentColumn;
}

/** A picture for guests that a hotel's people brought in: documents may name it. Its file lies in the store of pictures. */
export interface HotelImageTable {
  hotel_id: number;
  name: string;
  /** Of its content, under which the store has it. */
  hash: string;
  width: number;
  height: number;
  /** When it was sent last. */
  kept_at: MomentColumn;
  /** When it is looked whether anything names it; null of what an older version kept. */
  look_at: MomentColumnOrNull;
}
