import type { ReviewState, ReviewHoldReason } from '@latchkey/booking-core/reviews';
import type { BookingId } from '../booking-key.ts';
import type { Locale } from '@latchkey/api-contract/types';
import type { MomentColumn } from './columns.ts';

export interface ReviewTable {
  hotel_id: number;
  booking_id: BookingId;
  /** 1 to 5. */
  rating: number;
  text: string;
  /** Empty where the writer gave no name, or was erased. */
  author_name: string;
  language: Locale;
  /** The month in which the stay began, `2026-10`. */
  stayed_in: string;
  /** Whether something could be won for it when it was written. */
  is_rewarded: boolean;
  state: ReviewState;
  held_for: ReviewHoldReason | null;
  answer: string | null;
  created_at: MomentColumn;
}
