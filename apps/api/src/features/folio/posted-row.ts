import type { FolioLine } from '@latchkey/booking-core/folio';
import { secretText } from '../../secret-text.ts';
import type { BookingRow } from '../bookings/bookings.ts';
import { authorNow } from './author.ts';
import type { NewLine, PostedRow } from './folio-lines.queries.ts';

type What = Pick<PostedRow, 'kind' | 'day' | 'amount' | 'payer_id'> &
  Partial<
    Pick<
      PostedRow,
      'quantity' | 'tax_name' | 'tax_percent' | 'tax_amount' | 'reverses' | 'moved_from' | 'other_booking' | 'reason'
    >
  > & { readonly subject?: FolioLine['subject'] };

/** A line for a booking's folio, in the name of whoever acts. */
export const postedRow = (booking: BookingRow, { subject = {}, ...what }: What, at: Date): NewLine => ({
  hotel_id: booking.hotel_id,
  booking_id: booking.booking_id,
  line_id: secretText(),
  currency: booking.currency,
  subject_room: subject.room ?? null,
  subject_id: subject.id ?? null,
  subject_name: subject.name ?? null,
  quantity: subject.quantity ?? null,
  tax_name: null,
  tax_percent: null,
  tax_amount: 0,
  reverses: null,
  moved_from: null,
  other_booking: null,
  reason: null,
  meant_for: null,
  ...what,
  ...authorNow(at),
});
