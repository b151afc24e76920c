import type { Locale } from '@latchkey/booking-core/language';
import type { MomentColumn } from './columns.ts';

/** A copy of a hotel in which one of its people books as a guest does: no guest sees it, and its mails go to that person alone. */
export interface HotelTrialTable {
  /** Of the copy. A hotel has one, which is used again. */
  hotel_id: number;
  of_hotel_id: number;
  person_id: string;
  /** By which that person signs in. */
  mailbox: string;
  language: Locale;
  begun_at: MomentColumn;
  ends_at: MomentColumn;
}
