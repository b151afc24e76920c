import type { InboxKind, CloseReason, MessageChannel } from '@latchkey/booking-core/inbox';
import type { PrincipalKind } from '@latchkey/booking-core/staff';
import type { BookingId } from '../booking-key.ts';
import type { MomentColumn, MomentColumnOrNull } from './columns.ts';

/** What a guest or the property wrote to the other about a booking. */
export interface GuestMessageTable {
  hotel_id: number;
  message_id: string;
  booking_id: BookingId;
  sent_by: 'guest' | 'property';
  channel: MessageChannel;
  text: string;
  /** Who of the property wrote it; null of a guest's. */
  author_name: string | null;
  created_at: MomentColumn;
  /** When a guest's message was answered or closed, and by which message; the latter null if only closed. */
  settled_at: MomentColumnOrNull;
  settled_by: string | null;
}

/** Who looks after something that a guest asked, and how it ended. */
export interface AnswerTable {
  hotel_id: number;
  kind: InboxKind;
  /** The id of the inbox item, among those of its kind. */
  subject_id: string;
  owner_kind: PrincipalKind | null;
  owner_id: string | null;
  owner_name: string | null;
  closed_at: MomentColumnOrNull;
  /** The name of who closed it. */
  closed_by: string | null;
  /** Why there was no answer; null where there was one. */
  reason: CloseReason | null;
  /** The letter that answered it, where it is kept nowhere else. */
  text: string | null;
}
