import type { PrincipalKind } from '@latchkey/booking-core/staff';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { BookingId } from '../booking-key.ts';
import type { MomentColumn, MomentColumnOrNull } from './columns.ts';

/** What one shift of a property leaves for the next: about a day, or about a booking. */
export interface NoteTable {
  hotel_id: number;
  note_id: string;
  date: LocalDate | null;
  booking_id: BookingId | null;
  text: string;
  /** Who wrote it, and the id of the person or key. */
  author_kind: PrincipalKind;
  author_id: string;
  created_at: MomentColumn;
  done_at: MomentColumnOrNull;
}

/** When a person last looked at the sheet of a hotel's day. */
export interface DayLookTable {
  hotel_id: number;
  person_id: string;
  looked_at: MomentColumn;
  /** Since when what is new is new to the person, for as long as the person stays. */
  since: MomentColumn;
}
