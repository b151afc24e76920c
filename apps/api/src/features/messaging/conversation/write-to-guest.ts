import type { Transaction } from '../../../database/database.types.ts';
import { noteBookingChange } from '../../../database/booking-changes.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import { insertMessage, messageKey, settleMessages } from './guest-messages.queries.ts';

/** Ways on which a letter of the property reaches a guest. */
export type LetterChannel = 'mail' | 'sms';

/** On which ways the guest of a booking can be written to: none once the guest is forgotten. */
export function channelsOf({ travellers }: Pick<BookingRow, 'travellers'>): readonly LetterChannel[] {
  const [guest] = travellers;
  if (guest === undefined) return [];
  return [
    ...(guest.email === '' ? [] : (['mail'] as const)),
    ...(guest.contactNumber === '' ? [] : (['sms'] as const)),
  ];
}

/**
 * Writes a letter of the property to the guest of a locked booking and settles what the guest had written. False where
 * the guest cannot be reached that way.
 */
export async function writeLetter(
  tx: Transaction,
  booking: BookingRow,
  letter: { readonly messageId: string; readonly channel: LetterChannel; readonly text: string; readonly by: string },
  at: Date,
): Promise<boolean> {
  const { messageId, channel, text, by } = letter;
  if (!channelsOf(booking).includes(channel)) return false;
  const { hotel_id: hotelId, booking_id: bookingId } = booking;
  await settleMessages(tx, booking, messageId, at);
  await insertMessage(tx, {
    hotel_id: hotelId,
    message_id: messageId,
    booking_id: bookingId,
    sent_by: 'property',
    channel,
    text,
    author_name: by,
    created_at: at,
    settled_at: null,
    settled_by: null,
  });
  noteBookingChange(tx, booking);
  const kind = `message-${channel}` as const;
  const payload = { bookingId, messageId };
  await enqueue(tx, [{ hotelId, kind, dedupeKey: messageKey(channel, messageId), payload }], at);
  return true;
}
