import type { BookingId } from '../../../database/booking-key.ts';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { type BookingRow, contactChangedAt } from '../../bookings/bookings.ts';
import { isMailboxProved, isNumberProved } from '../../booking-access/booking-access.ts';
import { capturedPayments } from '../../ledger/ledger.ts';
import type { MessageAbout, MessagePurpose } from './senders.types.ts';

const dayMs = 24 * 3_600_000;

/** What a message to a booking's guest is sent as. */
interface ToGuest {
  readonly purpose: Extract<MessagePurpose, 'stay' | 'unpaid-stay'>;
  readonly about: MessageAbout;
}

/**
 * How far a booking's mailbox or number is known to be its guest's: who paid online for it, or has shown to read that
 * mailbox or to have that number, is. A hotel that puts another address into a stay which somebody else paid for has paid
 * for no message to that address.
 */
export async function toGuest(
  db: Database | Transaction,
  booking: Pick<BookingRow, 'hotel_id' | 'booking_id' | 'booked_by' | 'created_at'>,
  {
    kind,
    channel,
    now,
  }: { readonly kind: 'stay' | 'letter' | 'visitor'; readonly channel: 'mail' | 'sms'; readonly now: Date },
): Promise<ToGuest> {
  const { hotel_id: hotelId, booking_id: bookingId } = booking;
  const field = channel === 'mail' ? 'email' : 'contactNumber';
  const changedAt = await contactChangedAt(db, booking, field);
  const paidAt = (await capturedPayments(db, booking)).findLast(({ share_id: share }) => share === null)?.created_at;
  const isPaid = paidAt !== undefined && (changedAt === undefined || changedAt < paidAt);
  const isShown = channel === 'mail' ? await isMailboxProved(db, booking) : await isNumberProved(db, booking);
  const namedAt = changedAt ?? (booking.booked_by === 'property' ? booking.created_at : undefined);
  return {
    purpose: isPaid ? 'stay' : 'unpaid-stay',
    about: {
      kind,
      hotelId,
      bookingId: bookingId satisfies BookingId,
      isProved: isPaid || isShown,
      isNamedToday: namedAt !== undefined && now.getTime() - namedAt.getTime() < dayMs,
    },
  };
}
